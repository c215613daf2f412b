import { plain } from "../plain.ts";

/** Words of columns and fields of any screen. */
export const headingText = plain.defineMessages({
  period: { id: "heading.period", defaultMessage: "期間" },
  date: { id: "heading.date", defaultMessage: "日付" },
  when: { id: "heading.when", defaultMessage: "日時" },
  time: { id: "heading.time", defaultMessage: "時刻" },
  today: { id: "heading.today", defaultMessage: "今日" },
  unset: { id: "heading.unset", defaultMessage: "未設定" },
  other: { id: "heading.other", defaultMessage: "その他" },
  csv: { id: "heading.csv", defaultMessage: "CSV" },
});
