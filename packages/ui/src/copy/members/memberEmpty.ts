import { defineMessages } from "react-intl";

/** When the list has nobody at all. */
export const memberEmptyText = defineMessages({
  title: { id: "memberEmpty.title", defaultMessage: "メンバーはまだいません" },
  body: { id: "memberEmpty.body", defaultMessage: "選手が加わると、学年や利用状況がここに一覧で並びます。" },
  qr: { id: "memberEmpty.qr", defaultMessage: "QRコードで参加してもらう" },
  archived: { id: "memberEmpty.archived", defaultMessage: "卒業・退団した選手はいません" },
  archivedBody: {
    id: "memberEmpty.archivedBody",
    defaultMessage: "年度更新で卒業した選手や、退団にした選手がここに並びます。",
  },
  present: { id: "memberEmpty.present", defaultMessage: "在籍中のメンバーを見る" },
});
