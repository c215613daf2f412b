import { expect, test } from "vitest";
import { checkCsv } from "./checkCsv.ts";
import { ballKeys, importedBalls, matchBalls } from "./matchBalls.ts";
import type { MeasurementDraft } from "./rows/draft.ts";

const nothing = {
  result: null,
  angle: null,
  direction: null,
  distance: null,
  spin: null,
  pitch_type: null,
};
const draft = (row: number, player: string, speed: number, more: Partial<MeasurementDraft> = {}) =>
  ({
    ...nothing,
    row,
    player,
    mode: 2,
    datetime: 1_763_600_000 + row,
    grain: null,
    speed,
    ...more,
  }) as MeasurementDraft;
const member = (id: number, last_name: string, first_name: string) => ({
  id,
  last_name,
  first_name,
  last_name_kana: "",
  first_name_kana: "",
});
const members = [member(1, "小野寺", "湊"), member(2, "三浦", "陽翔")];
const drafts = [
  draft(2, "小野寺 湊", 118),
  draft(3, "小野寺 湊", 118, { datetime: 1_763_600_002 }),
  draft(4, "小川 新", 90),
  draft(5, "Takahashi K", 88),
  draft(6, "三浦 陽翔", 70, { mode: 1, batting_type: null }),
];
const whole = { ball: null, battingType: 3 } as const;
const read = { refused: [], warnings: [] };
const left = (...rows: number[]) => ({ leftRows: new Set(rows), doubtAnswers: new Map() });
const stored = (...known: number[]) => ({ known, doubtful: [], usual: [], taken: [] });

test("BE-2 名前とコーチの選択で、一球ずつだれのものか決まる", () => {
  const { names, balls, unmatched } = matchBalls(
    drafts,
    members,
    new Map([
      ["小川 新", 2],
      ["三浦 陽翔", null],
    ]),
  );
  expect(balls.map(({ draft: { row }, memberId }) => [row, memberId])).toEqual([
    [2, 1],
    [3, 1],
    [4, 2],
  ]);
  expect(unmatched.map(({ row }) => row)).toEqual([5, 6]);
  expect(names.filter(({ left }) => left).map(({ name }) => name)).toEqual(["三浦 陽翔"]);
  expect(ballKeys(balls).speed).toEqual([118, 118, 90]);
});

test("BE-2 取り込むと増える球、すでにある球、決まっていない球を数える", () => {
  const matched = matchBalls(drafts, members, new Map());
  const check = checkCsv(read, matched, left(), stored());
  expect(check).toMatchObject({ take: 2, repeated: 1, players: 2, unknownBalls: 2, asksBattingType: true });
  expect(check.asked.map(({ name }) => name)).toEqual(["小川 新", "Takahashi K"]);
  expect(checkCsv(read, matched, left(), stored(0))).toMatchObject({ take: 1, repeated: 2 });
  expect(checkCsv(read, matched, left(2, 3, 4, 6), stored())).toMatchObject({ take: 0, repeated: 0, days: null });
});

test("BE-2 名前だけで決まった選手も、選び直せる名前に数える。ほかの選手に変えても、そこに残る", () => {
  const namesOf = (choices: ReadonlyMap<string, number | null>) => {
    const { asked, certain } = checkCsv(read, matchBalls(drafts, members, choices), left(), stored());
    return [asked.map(({ name }) => name), certain.map(({ name, match }) => [name, match])];
  };
  const asked = ["小川 新", "Takahashi K"];
  const miura = ["三浦 陽翔", { state: "matched", member_id: 2, chosen: false }];
  expect(namesOf(new Map())).toEqual([
    asked,
    [["小野寺 湊", { state: "matched", member_id: 1, chosen: false }], miura],
  ]);
  expect(namesOf(new Map([["小野寺 湊", 2]]))).toEqual([
    asked,
    [["小野寺 湊", { state: "matched", member_id: 2, chosen: true }], miura],
  ]);
});

test("BE-2 ほかの選手の記録にある日は、新しい球のある選手のものだけを言う", () => {
  const taken = [1, 2, 9].map(
    (member_id) => ({ member_id, mode: 2, day: "2026-11-20", balls: 5, owner_id: 3 }) as const,
  );
  const check = checkCsv(read, matchBalls(drafts, members, new Map()), left(6), { ...stored(), taken });
  expect(check.taken.map(({ member_id }) => member_id)).toEqual([1]);
});

test("打撃の種類は、書かれていない打球にだけ付く", () => {
  const balls = matchBalls(
    [...drafts, draft(7, "三浦 陽翔", 71, { mode: 1, batting_type: 1 })],
    members,
    new Map(),
  ).balls;
  expect(importedBalls(balls, whole)).toMatchObject({ mode: [2, 2, 1, 1], batting_type: [null, null, 3, 1] });
});

test("BE-2 確かめる行は、だれの行かを言う。名前で決まらなければ、書かれた名前のまま", () => {
  const matched = matchBalls(drafts, members, new Map());
  const row = (at: number, player: string) => ({ row: at, column: 1, text: "0.0", player, code: "untracked" }) as const;
  const { refused, warnings } = checkCsv(
    { refused: [row(7, "小野寺 湊"), row(8, "Takahashi K")], warnings: [row(6, "三浦 陽翔"), row(9, "")] },
    matched,
    left(),
    stored(),
  );
  expect([...refused, ...warnings].map(({ player, memberId }) => [player, memberId])).toEqual([
    ["小野寺 湊", 1],
    ["Takahashi K", null],
    ["三浦 陽翔", 2],
    ["", null],
  ]);
});

test("BE-2 選手の決まらない行は取り込まないので、選手が決まるまで「取り込む」行に数えない", () => {
  const slow = { row: 4, column: 1, text: "20.0", player: "小川 新", code: "unusual_speed" } as const;
  const warningsOf = (choices: ReadonlyMap<string, number | null>) =>
    checkCsv({ refused: [], warnings: [slow] }, matchBalls(drafts, members, choices), left(), stored()).warnings;
  expect(warningsOf(new Map())).toEqual([]);
  expect(warningsOf(new Map([["小川 新", null]]))).toEqual([]);
  expect(warningsOf(new Map([["小川 新", 2]]))).toEqual([{ ...slow, memberId: 2 }]);
});
