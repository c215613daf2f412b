import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** 自己ベストの更新 of home. */
export const homeBestsText = defineMessages({
  bests: { id: "home.bests", defaultMessage: "自己ベストの更新" },
  toMeasured: { id: "home.toMeasured", defaultMessage: "測定を見る" },
  noBests: { id: "home.noBests", defaultMessage: "この7日の更新はまだありません。" },
});

export const homeBestsValueText = typed.defineMessages({
  bestsOf: { id: "home.bestsOf", defaultMessage: "直近7日 {range}" },
  moreBests: { id: "home.moreBests", defaultMessage: "ほか{rest, number}件" },
  bestOf: { id: "home.bestOf", defaultMessage: "{grade}・{measured}" },
  ofType: { id: "home.ofType", defaultMessage: "{kind}（{type}）" },
});
