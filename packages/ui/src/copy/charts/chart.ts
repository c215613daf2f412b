import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const chartText = defineMessages({
  showTable: { id: "chart.showTable", defaultMessage: "表で見る" },
  showChart: { id: "chart.showChart", defaultMessage: "グラフで見る" },
  empty: { id: "chart.empty", defaultMessage: "表示できる記録がまだありません" },
  /** Instead of a chart whose every point its legend hides. */
  hidden: { id: "chart.hidden", defaultMessage: "凡例ですべて隠しています" },
  /** Beside the last value of a time that is not over. */
  unfinished: { id: "chart.unfinished", defaultMessage: "途中" },
  missing: { id: "chart.missing", defaultMessage: "図を読み込めませんでした。" },
  points: { id: "chart.points", defaultMessage: "グラフの点" },
  /** Between the spoken parts of a row. */
  separator: { id: "chart.separator", defaultMessage: "、" },
  pointsHelp: { id: "chart.pointsHelp", defaultMessage: "矢印キーで点を移ります。Tキーで表に切り替えます。" },
  pointsHelpSelect: {
    id: "chart.pointsHelpSelect",
    defaultMessage: "矢印キーで点を移り、Enterキーで選びます。Tキーで表に切り替えます。",
  },
});

export const chartValueText = typed.defineMessages({
  /** After the name of a column. */
  unit: { id: "chart.unit", defaultMessage: "（{unit}）" },
  axis: { id: "chart.axis", defaultMessage: "{name}（{unit}）" },
  rows: { id: "chart.rows", defaultMessage: "{caption}の表" },
  said: { id: "chart.said", defaultMessage: "{name} {value}" },
  between: { id: "chart.between", defaultMessage: "{lower}–{upper}" },
  mean: { id: "chart.mean", defaultMessage: "平均 {value}{unit}" },
  /** From the first up to, but not including, the second. */
  span: { id: "chart.span", defaultMessage: "{from}〜{to}{unit}" },
  goal: { id: "chart.goal", defaultMessage: "目標 {value}" },
});
