import { defineMessages, type MessageTag } from "react-intl";

export const tableText = defineMessages({
  loading: { id: "table.loading", defaultMessage: "読み込んでいます" },
  size: { id: "table.size", defaultMessage: "表示件数" },
  pages: { id: "table.pages", defaultMessage: "ページ" },
  previous: { id: "table.previous", defaultMessage: "前のページ" },
  next: { id: "table.next", defaultMessage: "次のページ" },
});

type Values = {
  span: { total: number; first: number; last: number; n: MessageTag };
  page: { page: number };
  position: { page: number; count: number };
};

export const tableValueText = defineMessages<Values>({
  /** `n` sets its figure in the numeral font. */
  span: {
    id: "table.span",
    defaultMessage: "全 <n>{total, number}</n> 件中 <n>{first, number}–{last, number}</n> 件",
  },
  page: { id: "table.page", defaultMessage: "{page, number}ページ" },
  position: { id: "table.position", defaultMessage: "{page, number} / {count, number}" },
});
