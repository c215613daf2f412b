import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** Looking for players and screens, from the header and on a page of its own. */
export const searchPanelText = defineMessages({
  field: { id: "search.field", defaultMessage: "選手・画面を検索" },
  results: { id: "search.results", defaultMessage: "検索の結果" },
  recent: { id: "search.recent", defaultMessage: "最近見た選手" },
  players: { id: "search.players", defaultMessage: "選手" },
  screens: { id: "search.screens", defaultMessage: "画面" },
  forget: { id: "search.forget", defaultMessage: "履歴を消す" },
  hint: { id: "search.hint", defaultMessage: "漢字、かな、ローマ字で探せます。" },
  loading: { id: "search.loading", defaultMessage: "選手を読み込んでいます。" },
  preparing: { id: "search.preparing", defaultMessage: "検索の準備をしています。" },
  failed: { id: "search.failed", defaultMessage: "選手を読み込めませんでした。画面だけを探しています。" },
  unprepared: {
    id: "search.unprepared",
    defaultMessage: "検索の準備ができませんでした。通信状況を確認して、もう一度お試しください。",
  },
  retry: { id: "search.retry", defaultMessage: "再読み込みする" },
  noHitsHint: {
    id: "search.noHitsHint",
    defaultMessage: "姓だけ、名だけ、ひらがなでもお試しください。",
  },
});

/** The page of its own. */
export const searchPageText = defineMessages({
  field: { id: "searchPage.field", defaultMessage: "名前・よみがな" },
  byReading: { id: "searchPage.byReading", defaultMessage: "五十音順" },
  bests: { id: "searchPage.bests", defaultMessage: "打球／球速" },
  emptyTitle: { id: "searchPage.emptyTitle", defaultMessage: "選手はまだいません" },
  emptyBody: { id: "searchPage.emptyBody", defaultMessage: "選手が加わると、ここから一人ひとりのページを開けます。" },
  noneTitle: { id: "searchPage.noneTitle", defaultMessage: "条件に合う選手はいません" },
  noneBody: { id: "searchPage.noneBody", defaultMessage: "学年を選び直してください。" },
});

export const searchValueText = typed.defineMessages({
  noHits: { id: "search.noHits", defaultMessage: "「{typed}」に合う選手も画面もありません。" },
  found: { id: "search.found", defaultMessage: "{count, number}件見つかりました。" },
  bests: {
    id: "search.bests",
    defaultMessage: "打球の最高{batted} km/h、球速の最高{pitched} km/h",
  },
  more: { id: "search.more", defaultMessage: "続きを表示する（あと{rest, number}人）" },
});
