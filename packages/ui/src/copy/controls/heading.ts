import { plain } from "../plain.ts";

/** Words of columns and filters of any screen. */
export const headingText = plain.defineMessages({
  clear: { id: "heading.clear", defaultMessage: "条件をクリア" },
  clearAll: { id: "heading.clearAll", defaultMessage: "条件をすべて外す" },
  show: { id: "heading.show", defaultMessage: "この条件で表示する" },
  period: { id: "heading.period", defaultMessage: "期間" },
  date: { id: "heading.date", defaultMessage: "日付" },
  when: { id: "heading.when", defaultMessage: "日時" },
  time: { id: "heading.time", defaultMessage: "時刻" },
  today: { id: "heading.today", defaultMessage: "今日" },
  unset: { id: "heading.unset", defaultMessage: "未設定" },
  other: { id: "heading.other", defaultMessage: "その他" },
  csv: { id: "heading.csv", defaultMessage: "CSV" },
});
