import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const percentileText = defineMessages({
  strength: { id: "percentile.strength", defaultMessage: "強み" },
  weakness: { id: "percentile.weakness", defaultMessage: "課題" },
  middle: { id: "percentile.middle", defaultMessage: "中央の50%" },
  median: { id: "percentile.median", defaultMessage: "点線は中央値" },
  none: { id: "percentile.none", defaultMessage: "比べられる記録がまだ足りません" },
});

export const percentileValueText = typed.defineMessages({
  place: { id: "percentile.place", defaultMessage: "100人中の位置 {place, number}" },
  estimate: { id: "percentile.estimate", defaultMessage: "推定値です。{basis}から計算しています。" },
  short: { id: "percentile.short", defaultMessage: "あと{missing, number}球で表示できます" },
});
