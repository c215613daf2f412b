import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** The manual, the questions, the services, the documents, and the page that is not there. */
export const manualText = defineMessages({
  searchManual: { id: "manual.searchManual", defaultMessage: "マニュアルを検索" },
  searchFaq: { id: "manual.searchFaq", defaultMessage: "質問を検索" },
  contents: { id: "manual.contents", defaultMessage: "目次" },
  results: { id: "manual.results", defaultMessage: "見つかった説明" },
  groups: { id: "manual.groups", defaultMessage: "分類" },
  around: { id: "manual.around", defaultMessage: "前後の説明" },
  planned: { id: "manual.planned", defaultMessage: "準備中の画面" },
  plannedLead: {
    id: "manual.plannedLead",
    defaultMessage: "この説明の画面は準備中です。できあがると、ここに書いてあるように使えます。",
  },
  otherWords: { id: "manual.otherWords", defaultMessage: "ほかの言葉" },
  emptyTitle: { id: "manual.emptyTitle", defaultMessage: "見つかりませんでした" },
  clear: { id: "manual.clear", defaultMessage: "検索の言葉を消す" },
  unsolved: { id: "manual.unsolved", defaultMessage: "解決しないとき" },
});

export const notFoundText = defineMessages({
  title: { id: "notFound.title", defaultMessage: "このページは見つかりません" },
  lead: {
    id: "notFound.lead",
    defaultMessage: "アドレスがまちがっているか、ページが移動しました。選手が退団したときも、この画面になります。",
  },
  home: { id: "notFound.home", defaultMessage: "ホームへ" },
  search: { id: "notFound.search", defaultMessage: "選手をさがす" },
});

export const manualValueText = typed.defineMessages({
  found: { id: "manual.found", defaultMessage: "{count, number}件見つかりました" },
  updated: { id: "manual.updated", defaultMessage: "更新 {date}" },
  revised: { id: "manual.revised", defaultMessage: "最終改定日：{date}" },
  previous: { id: "manual.previous", defaultMessage: "前：{title}" },
  next: { id: "manual.next", defaultMessage: "次：{title}" },
  noHits: {
    id: "manual.noHits",
    defaultMessage: "「{query}」をすべてふくむ説明はありません。言葉を減らすか、別の言葉でお試しください。",
  },
});
