import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** What stands out in a batter's summary. */
export const battingHeadlineText = defineMessages({
  label: { id: "battingHeadline.label", defaultMessage: "この期間の要点" },
  beyond: { id: "battingHeadline.beyond", defaultMessage: "平均の差は、日や一球ごとのばらつきより大きいものです。" },
  needed: { id: "battingHeadline.needed", defaultMessage: "平均を前とくらべるのは、10球、3日からです。" },
});

export const battingHeadlineValueText = typed.defineMessages({
  best: { id: "battingHeadline.best", defaultMessage: "打球速度{kmh}km/hは<b>{since}からの最高。</b>" },
  faster: { id: "battingHeadline.faster", defaultMessage: "平均は{before}より<b>{kmh}km/h速い。</b>" },
  slower: { id: "battingHeadline.slower", defaultMessage: "平均は{before}より<b>{kmh}km/h遅い。</b>" },
  few: { id: "battingHeadline.few", defaultMessage: "測定はまだ<b>{days, number}日、{count, number}球。</b>" },
  even: { id: "battingHeadline.even", defaultMessage: "{before}との平均の差は、ふだんのばらつきの中です。" },
  from: {
    id: "battingHeadline.from",
    defaultMessage: "{range}の{type}・{ball}、{count, number}球（{days, number}日）から。",
  },
});
