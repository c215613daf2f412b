// アナライザー: the team's analysis, the ranking, the reports of one player and the import of a CSV.
import {
  type Action,
  actionsOf,
  arrows,
  asTable,
  button,
  choosing,
  combobox,
  grades,
  group,
  inDialog,
  link,
  marks,
  opening,
  periods,
  pressing,
  region,
  search,
  sort,
  typing,
  wide,
} from "./presses.ts";

const at = actionsOf("アナライザー", wide);

const analysis = "/nextshot/analysis";
const batting = "/nextshot/report/:member_id/batting/summary";
const pitching = "/nextshot/report/:member_id/pitching/summary";
const battingResults = "/nextshot/report/:member_id/batting/results";
const pitchingResults = "/nextshot/report/:member_id/pitching/results";
const aiStats = "/nextshot/report/:member_id/batting/ai_stats";
const scatter = "打球速度と打球角度";
const kinds = (first: RegExp, second: RegExp) =>
  pressing(group("打撃の種類", button(second)), group("打撃の種類", button(first)));
const compared = (column: string) => region("選手どうしの比較", sort(column));
const neighbours = pressing(link(/^次の選手/), link(/^前の選手/));

export const analyzerActions: readonly Action[] = [
  at(analysis, "period", periods),
  at(analysis, "batting or pitching", pressing(button("投球"), button("打撃"))),
  at(analysis, "grade", grades),
  at(analysis, "legend item", pressing(button("中学"), button("中学"))),
  at(analysis, "chart mark", marks(scatter)),
  at(analysis, "chart mark: arrows", arrows(scatter)),
  at(analysis, "player to stand out", choosing(combobox("目立たせる選手"))),
  at(analysis, "players: open, close", opening(button("選手を選ぶ"))),
  at(analysis, "players: search key", typing(inDialog(search)), pressing(button("選手を選ぶ"))),
  at(analysis, "sort", pressing(compared("球数"), compared("選手"))),
  at("/nextshot/ranking", "metric", pressing(button("球速"), button("打球速度"))),
  at("/nextshot/report", "search: key", typing(search)),
  at(batting, "period", periods),
  at(batting, "kind", kinds(/^ティー/, /^トス/)),
  at(batting, "chart mark", marks("打球の軌道")),
  at(batting, "chart or table", asTable("打球の軌道")),
  at(batting, "next, previous player", neighbours),
  at(pitching, "period", periods),
  at(pitching, "lines", pressing(group("線にする球種", button("すべて")), group("線にする球種", button("多い3つ")))),
  at(pitching, "chart mark", marks("投球コース")),
  at(battingResults, "kind", kinds(/^ティー/, /^トス/)),
  at(battingResults, "page size", choosing(combobox("表示件数"))),
  at(battingResults, "ball: open, close", opening(button(/を直す$/))),
  at(pitchingResults, "day: open, close", pressing(button(/の詳細$/), button(/の詳細$/))),
  at("/nextshot/report/:member_id/batting/results/:video_id", "chart mark", marks("打球の軌道")),
  at(aiStats, "period", periods),
  at(aiStats, "chart mark", marks("打球速度の伸び")),
  at(aiStats, "method: open, close", opening(button("計算の方法"))),
  at("/nextshot/analysis/import", "theme", pressing(button(/画面にする$/), button(/画面にする$/))),
];
