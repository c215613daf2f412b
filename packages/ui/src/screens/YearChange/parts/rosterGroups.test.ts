import { memberName } from "@kyuseki/domain";
import { expect, test } from "vitest";
import { roster } from "../yearChange.fixtures.ts";
import { rosterGroups } from "./rosterGroups.ts";

test("学年の高い順に、学年の中はよみがな順。小5以下はひとまとまり", () => {
  const groups = rosterGroups(roster.toReversed());
  expect(groups.map(({ id, people }) => [id, people.map(memberName).join("、")])).toEqual([
    ["h3", "長谷川 樹"],
    ["h2", "小野寺 湊、三浦 陽翔"],
    ["h1", "石井 悠真、西田 大和"],
    ["j3", "岡田 蒼、藤井 颯太"],
    ["j2", "青山 朔、坂口 律、増田 碧"],
    ["j1", "久保田 結月、原田 暖、水野 葵"],
    ["e6", "小川 新、中川 詩、平野 陸斗"],
    ["younger", "大塚 奏太、武田 ひまり、宮本 悠人、菊地 直輝、木下 紬、新井 晴、野口 咲茉、桜井 伊織"],
  ]);
});

test("申請中の人と、在籍していない人は入らない。だれもいない学年はない", () => {
  const [first, second, third] = roster;
  const members = [
    { ...first, state: "applied" },
    { ...second, state: "archived" },
    { ...third, state: "active" },
  ] as typeof roster;
  expect(rosterGroups(members).map(({ id, people }) => [id, people.length])).toEqual([["h2", 1]]);
});
