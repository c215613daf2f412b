import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const calendarText = defineMessages({
  day: { id: "calendar.day", defaultMessage: "日" },
});

export const calendarValueText = typed.defineMessages({
  summary: {
    id: "calendar.summary",
    defaultMessage: "{count, number}日分の{measure}です。いちばん高い日は{date}の{percent}%です。",
  },
  nothing: { id: "calendar.nothing", defaultMessage: "{measure}の記録はまだありません。" },
});

export const heatValueText = typed.defineMessages({
  below: { id: "heat.below", defaultMessage: "{limit, number}{unit}未満" },
  reached: { id: "heat.reached", defaultMessage: "{limit, number}{unit}以上" },
  summary: {
    id: "heat.summary",
    defaultMessage:
      "{cells, number}マスのうち{known, number}マスに記録があります。いちばん大きいのは{highRow}の{highColumn}で{high}{unit}、いちばん小さいのは{lowRow}の{lowColumn}で{low}{unit}です。",
  },
  one: {
    id: "heat.one",
    defaultMessage: "どの記録も{value}{unit}です。記録があるのは{cells, number}マスのうち{known, number}マスです。",
  },
});
