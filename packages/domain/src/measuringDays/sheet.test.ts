import { describe, expect, test } from "vitest";
import { fictionalMember } from "../contract/members/member.fixture.ts";
import type { MeasureItem } from "../contract/practice/measureItems.ts";
import type { MeasuringRow } from "../contract/practice/measuringDays.ts";
import type { Grade } from "../vocabulary/grade.ts";
import { presetItems } from "../vocabulary/measureItem.ts";
import { newBests } from "./newBests.ts";
import { sheetPlayers, sheetStages } from "./sheetPlayers.ts";

const member = (id: number, grade: Grade, last_name_kana: string) =>
  fictionalMember({ id, name: "選手", grade, last_name_kana });
const item = (preset: "run_50m" | "standing_jump", id: number): MeasureItem => ({
  ...presetItems[preset],
  id,
  preset,
  archived: false,
  version: 1,
});
const row = (member_id: number, values: (number | null)[], bests: (number | null)[], spread = 0): MeasuringRow => ({
  member_id,
  attendance: null,
  values,
  past: bests.map((best) => ({ last: best, last_on: null, best, spread })),
});

describe("BE-7 測定会のシート", () => {
  test("学年の高い順、よみの順に並び、知らない選手は入らない", () => {
    const members = [
      member(1, "e5", "たけだ"),
      member(2, "e6", "ひらの"),
      member(3, "e6", "おがわ"),
      member(4, "h1", ""),
    ];
    const players = sheetPlayers(
      [1, 2, 3, 4, 9].map((id) => row(id, [], [])),
      members,
    );
    expect(players.map((player) => player.member.id)).toEqual([4, 3, 2, 1]);
    expect(sheetStages(players)).toEqual([
      { stage: "e", count: 3 },
      { stage: "h", count: 1 },
    ]);
  });

  test("EV-4 行事の出欠があれば、未回答が先、不参加が後、招待していない選手が最後", () => {
    const members = [1, 2, 3, 4, 5, 6].map((id) => member(id, "e6", `あ${id}`));
    const answers = ["absent", "coming", "not_invited", null, "partly", "undecided"] as const;
    const rows = answers.map((attendance, at) => ({ ...row(at + 1, [], []), attendance }));
    expect(sheetPlayers(rows, members).map((player) => player.member.id)).toEqual([4, 2, 5, 6, 1, 3]);
    expect(sheetPlayers(rows, members, () => null).map((player) => player.member.id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("AI 10 それまでの最高よりよい値だけが自己ベスト。初めての値は数えない", () => {
    const items = [item("run_50m", 1), item("standing_jump", 2)];
    const bests = newBests({
      items,
      rows: [row(1, [7.9, 168], [8, 168]), row(2, [8.1, 200], [8, null]), row(3, [null, 170], [8, 168])],
    });
    expect([...bests].map(([id, found]) => [id, found.map(({ item: of, value }) => [of.name, value])])).toEqual([
      [1, [["50m走", 7.9]]],
      [3, [["立ち幅とび", 170]]],
    ]);
    expect(bests.get(3)?.[0]?.gain).toBe(2);
  });

  test("AI 10 いつものばらつきの中なら、最高を上回っても自己ベストとは言わない", () => {
    const items = [item("standing_jump", 2)];
    const bests = newBests({ items, rows: [row(1, [171], [168], 3), row(2, [172], [168], 3)] });
    expect([...bests.keys()]).toEqual([2]);
  });
});
