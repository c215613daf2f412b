import type { InformationCategory } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { actionText } from "../controls/action.ts";
import { filterText } from "../controls/filter.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const informationCategoryText = defineMessages({
  important: { id: "informationCategory.important", defaultMessage: "重要" },
  feature: { id: "informationCategory.feature", defaultMessage: "機能" },
  recruitment: { id: "informationCategory.recruitment", defaultMessage: "募集" },
  maintenance: { id: "informationCategory.maintenance", defaultMessage: "メンテナンス" },
}) satisfies Record<InformationCategory, MessageDescriptor>;

/** What the provider has to say (運営からのお知らせ). */
export const informationText = plain.defineMessages({
  all: actionText.all,
  categories: { id: "information.categories", defaultMessage: "種類" },
  search: { id: "information.search", defaultMessage: "お知らせを検索" },
  readAll: { id: "information.readAll", defaultMessage: "すべて既読にする" },
  list: { id: "information.list", defaultMessage: "お知らせの一覧" },
  unread: { id: "information.unread", defaultMessage: "未読" },
  none: { id: "information.none", defaultMessage: "お知らせはまだありません" },
  noneHelp: { id: "information.noneHelp", defaultMessage: "運営からのお知らせが届くと、ここに出ます。" },
  notFound: { id: "information.notFound", defaultMessage: "条件に合うお知らせがありません" },
  notFoundHelp: {
    id: "information.notFoundHelp",
    defaultMessage: "言葉を短くするか、種類を「すべて」にしてください。",
  },
  clear: filterText.clearAll,
  article: { id: "information.article", defaultMessage: "お知らせの本文" },
  copy: { id: "information.copy", defaultMessage: "リンクをコピー" },
  copied: { id: "information.copied", defaultMessage: "リンクをコピーしました。" },
  notCopied: {
    id: "information.notCopied",
    defaultMessage: "リンクをコピーできませんでした。アドレス欄からコピーしてください。",
  },
  inquire: { id: "information.inquire", defaultMessage: "このお知らせについて問い合わせる" },
  turns: { id: "information.turns", defaultMessage: "前後のお知らせ" },
  others: { id: "information.others", defaultMessage: "ほかのお知らせ" },
  noOthers: { id: "information.noOthers", defaultMessage: "ほかのお知らせはまだありません。" },
  gone: { id: "information.gone", defaultMessage: "このお知らせは見つかりませんでした" },
  goneHelp: {
    id: "information.goneHelp",
    defaultMessage: "取り下げられたか、リンクがまちがっています。一覧から探してください。",
  },
  toList: { id: "information.toList", defaultMessage: "お知らせの一覧へ" },
});

export const informationValueText = typed.defineMessages({
  published: { id: "information.published", defaultMessage: "{day} {time}　{author}" },
  earlier: { id: "information.earlier", defaultMessage: "前：{title}" },
  later: { id: "information.later", defaultMessage: "次：{title}" },
});
