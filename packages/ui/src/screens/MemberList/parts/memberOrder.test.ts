import { describe, expect, test } from "vitest";
import { members } from "../memberList.fixtures.ts";
import { defaultMemberListView } from "../view.ts";
import { memberOrder } from "./memberOrder.ts";

const nameOf = new Map(members.map(({ id, last_name, first_name }) => [id, `${last_name} ${first_name}`]));
const names = (view: Partial<typeof defaultMemberListView>) =>
  memberOrder(members, { ...defaultMemberListView, ...view }).map((id) => nameOf.get(id));

describe("D-8 前後の選手は、一覧の並びのとおり", () => {
  test("学年の高い順。同じ学年は五十音順", () => {
    expect(names({ grade: "h" })).toEqual(["長谷川 樹", "小野寺 湊", "三浦 陽翔", "石井 悠真", "西田 大和"]);
  });

  test("氏名の逆順", () => {
    expect(names({ grade: "h", sort: { id: "name", dir: "desc" } })).toEqual([
      "三浦 陽翔",
      "長谷川 樹",
      "西田 大和",
      "小野寺 湊",
      "石井 悠真",
    ]);
  });

  test.each(["asc", "desc"] as const)("身長のない選手は、%s でも最後", (dir) => {
    const ordered = names({ sort: { id: "height", dir } });
    expect(ordered).toHaveLength(24);
    expect(ordered.at(-1)).toBe("川口 晴");
    expect(ordered[0]).toBe(dir === "asc" ? "安藤 空" : "長谷川 樹");
  });

  test("ページには分けない", () => {
    expect(names({ page: 2, size: 10 })).toHaveLength(24);
  });
});
