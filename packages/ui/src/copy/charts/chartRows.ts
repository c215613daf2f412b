import { measureText } from "../controls/measures.ts";
import { unitText } from "../controls/units.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** Charts of one row for each of a few. */
export const ridgeText = plain.defineMessages({
  mean: measureText.mean,
  min: { id: "ridge.min", defaultMessage: "最小" },
  max: measureText.max,
  count: measureText.balls,
  ball: unitText.ball,
});

export const rollingText = plain.defineMessages({
  date: { id: "rolling.date", defaultMessage: "日" },
  rolling: { id: "rolling.week", defaultMessage: "7日の合計" },
  calendar: { id: "rolling.calendar", defaultMessage: "月曜からの合計" },
  day: { id: "rolling.day", defaultMessage: "1日の球数" },
  ball: unitText.ball,
  caution: { id: "rolling.caution", defaultMessage: "注意" },
});

export const chartRowValueText = typed.defineMessages({
  balls: { id: "chartRow.balls", defaultMessage: "{count, number}球" },
  limit: { id: "chartRow.limit", defaultMessage: "上限 {limit, number}" },
  plusMinus: { id: "chartRow.plusMinus", defaultMessage: "±{value}" },
  each: { id: "chartRow.each", defaultMessage: "{at, number}球目" },
});
