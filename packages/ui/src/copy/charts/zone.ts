import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const zoneText = defineMessages({
  caption: { id: "zone.caption", defaultMessage: "投球コース" },
  course: { id: "zone.course", defaultMessage: "コース" },
  side: { id: "zone.side", defaultMessage: "横（右が＋）" },
  height: { id: "zone.height", defaultMessage: "高さ" },
  view: { id: "zone.view", defaultMessage: "捕手から見た位置" },
  shown: { id: "zone.shown", defaultMessage: "表示" },
});

export const zoneHeightText = defineMessages({
  ball: { id: "zone.ball", defaultMessage: "ボール" },
  low: { id: "zone.low", defaultMessage: "ゾーン・低め" },
  middle: { id: "zone.middle", defaultMessage: "ゾーン・真ん中" },
  high: { id: "zone.high", defaultMessage: "ゾーン・高め" },
});

export const zoneValueText = typed.defineMessages({
  summary: {
    id: "zone.summary",
    defaultMessage:
      "捕手から見た{count, number}球の位置です。ゾーンに入ったのは{share, number}%で、低めは{low, number}%です。",
  },
  density: { id: "zone.density", defaultMessage: "密度＋{last, number}球" },
  densityView: {
    id: "zone.densityView",
    defaultMessage: "捕手から見た位置・面は{count, number}球の密度、点は最後の{last, number}球",
  },
  selected: { id: "zone.selected", defaultMessage: "{letters} {speed}" },
});
