import type { EvaluationTable } from "@kyuseki/domain";
import { measuredTeam, run50m } from "./evaluation.fixtures.ts";

type Player = EvaluationTable["players"][number];
type Value = Player["values"][number];

const value = (column: number, best: number, before: number | null, verdict: Value["verdict"] = "none"): Value => ({
  column,
  best,
  before,
  verdict,
});
const player = (id: number, name: string, kana: string, grade: Player["grade"], values: readonly Value[]): Player => {
  const [last_name = "", first_name = ""] = name.split(" ");
  const [last_name_kana = "", first_name_kana = ""] = kana.split(" ");
  return { id, last_name, first_name, last_name_kana, first_name_kana, grade, gender: "M", values: [...values] };
};
const counted = { kind: 3, item: null, batting_type: null, ball: null } as const;

/** Three players and three columns; one of them did not run. */
export const everyItem: EvaluationTable = {
  range: measuredTeam.range,
  before: measuredTeam.before,
  columns: [
    { kind: 1, item: null, batting_type: 1, ball: "hard" },
    counted,
    { kind: null, item: run50m, batting_type: null, ball: null },
  ],
  players: [
    player(1, "小野寺 湊", "おのでら みなと", "h2", [value(0, 150, 147.9, "best"), value(1, 86, null)]),
    player(2, "増田 碧", "ますだ あおい", "j2", [
      value(0, 114.8, null, "confirm"),
      value(1, 66, null),
      value(2, 8.1, 8.3, "best"),
    ]),
    player(3, "青山 朔", "あおやま さく", "j2", [value(0, 120.8, 119), value(1, 49, 40), value(2, 7.6, 7.9)]),
    player(4, "水野 葵", "みずの あおい", "e4", []),
  ],
};

const items = Array.from({ length: 15 }, (_, index) => ({ ...run50m, id: 20 + index, name: `測定の項目${index + 1}` }));

/** Forty players, each measured in everything. */
export const manyItems: EvaluationTable = {
  ...everyItem,
  columns: [counted, ...items.map((item) => ({ kind: null, item, batting_type: null, ball: null }))],
  players: Array.from({ length: 40 }, (_, index) =>
    player(
      100 + index,
      `選手 ${index + 1}`,
      "",
      "j1",
      Array.from({ length: 16 }, (_unused, column) => value(column, 7 + ((index * 3 + column) % 20) / 10, 8)),
    ),
  ),
};

export const longNamedItems: EvaluationTable = {
  ...everyItem,
  columns: everyItem.columns.map((column) =>
    column.item ? { ...column, item: { ...column.item, name: "20mシャトルラン（往復持久走）の折り返しの数" } } : column,
  ),
  players: everyItem.players.map((one) => ({
    ...one,
    last_name: "長谷川ウィリアムズ",
    first_name: "ひまり子アレクサンドラ",
  })),
};
