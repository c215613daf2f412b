import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const headlineText = defineMessages({
  label: { id: "headline.label", defaultMessage: "きょうの要点" },
  calm: { id: "headline.calm", defaultMessage: "きょうは急ぐことがありません。" },
  playerPain: { id: "headline.playerPain", defaultMessage: "痛みの報告あり。" },
  playerOver: { id: "headline.playerOver", defaultMessage: "上限を超過。" },
  playerReached: { id: "headline.playerReached", defaultMessage: "上限に到達。" },
  playerOverYesterday: { id: "headline.playerOverYesterday", defaultMessage: "きのう上限を超過。" },
  playerCaution: { id: "headline.playerCaution", defaultMessage: "上限に近づいています。" },
  partMissing: { id: "headline.partMissing", defaultMessage: "一部の記録は読み込めていません。" },
});

export const headlineValueText = typed.defineMessages({
  one: { id: "headline.one", defaultMessage: "{name}さん" },
  two: { id: "headline.two", defaultMessage: "{name}さん、{other}さん" },
  oneMore: { id: "headline.oneMore", defaultMessage: "{name}さん ほか{rest, number}人" },
  twoMore: { id: "headline.twoMore", defaultMessage: "{name}さん、{other}さん ほか{rest, number}人" },
  people: { id: "headline.people", defaultMessage: "{count, number}人" },
  pain: { id: "headline.pain", defaultMessage: "{who}は<b>痛みの報告あり。</b>" },
  overBy: { id: "headline.overBy", defaultMessage: "{who}は<b>{pitches, number}球超過。</b>" },
  over: { id: "headline.over", defaultMessage: "{who}が<b>上限を超過。</b>" },
  reached: { id: "headline.reached", defaultMessage: "{who}が<b>上限に到達。</b>" },
  over_yesterday: { id: "headline.over_yesterday", defaultMessage: "{who}が<b>きのう上限を超過。</b>" },
  missingDays: { id: "headline.missingDays", defaultMessage: "{who}は<b>{days, number}日</b>記録なし。" },
  missing: { id: "headline.missing", defaultMessage: "<b>{who}が3日以上</b>記録なし。" },
  playerOverBy: { id: "headline.playerOverBy", defaultMessage: "{pitches, number}球超過。" },
  playerBest: { id: "headline.playerBest", defaultMessage: "最速{kmh}km/hは<b>自己ベスト。</b>" },
  noneOfPlayer: {
    id: "headline.noneOfPlayer",
    defaultMessage: "{date}の記録から。痛みの報告、投球数の超過と到達はありません。",
  },
  asOf: { id: "headline.asOf", defaultMessage: "{date}の記録から。" },
  noneOfAll: {
    id: "headline.noneOfAll",
    defaultMessage: "{date}の記録から。痛みの報告、投球数の超過と到達、3日以上の記録なしは、どれもありません。",
  },
  noneOfPitchers: {
    id: "headline.noneOfPitchers",
    defaultMessage: "{date}の記録から。投手の痛みの報告、投球数の超過と到達は、どれもありません。",
  },
  rest: { id: "headline.rest", defaultMessage: "ほかに、{counts}がいます。" },
  restReached: { id: "headline.restReached", defaultMessage: "上限に到達した選手{count, number}人" },
  restOverYesterday: { id: "headline.restOverYesterday", defaultMessage: "きのう上限を超えた選手{count, number}人" },
  restCaution: { id: "headline.restCaution", defaultMessage: "上限に近い選手{count, number}人" },
});
