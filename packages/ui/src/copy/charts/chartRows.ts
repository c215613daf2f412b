import { defineMessages } from "react-intl";

/** Charts with one row for each of a few subjects. */
export const ridgeText = defineMessages({
  mean: { id: "ridge.mean", defaultMessage: "平均" },
  min: { id: "ridge.min", defaultMessage: "最小" },
  max: { id: "ridge.max", defaultMessage: "最大" },
  count: { id: "ridge.count", defaultMessage: "球数" },
  ball: { id: "ridge.ball", defaultMessage: "球" },
});

export const rollingText = defineMessages({
  date: { id: "rolling.date", defaultMessage: "日" },
  week: { id: "rolling.week", defaultMessage: "7日の合計" },
  day: { id: "rolling.day", defaultMessage: "1日の球数" },
  ball: { id: "rolling.ball", defaultMessage: "球" },
  caution: { id: "rolling.caution", defaultMessage: "注意" },
});

type RowValues = {
  balls: { count: number };
  limit: { limit: number };
  plusMinus: { value: string };
  each: { at: number };
};

export const chartRowValueText = defineMessages<RowValues>({
  balls: { id: "chartRow.balls", defaultMessage: "{count, number}球" },
  limit: { id: "chartRow.limit", defaultMessage: "上限 {limit, number}" },
  plusMinus: { id: "chartRow.plusMinus", defaultMessage: "±{value}" },
  each: { id: "chartRow.each", defaultMessage: "{at, number}球目" },
});
