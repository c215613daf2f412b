import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const dateText = defineMessages({
  parts: { id: "date.parts", defaultMessage: "年/月/日" },
  clear: { id: "date.clear", defaultMessage: "日付を消す" },
  apply: { id: "date.apply", defaultMessage: "この期間にする" },
  presets: { id: "date.presets", defaultMessage: "よく使う期間" },
  week: { id: "date.week", defaultMessage: "直近1週間" },
  month: { id: "date.month", defaultMessage: "直近1か月" },
  threeMonths: { id: "date.threeMonths", defaultMessage: "直近3か月" },
  noFuture: { id: "date.noFuture", defaultMessage: "未来の日は選べません" },
  incomplete: { id: "date.incomplete", defaultMessage: "開始日と終了日を、年月日まで入力してください" },
  reversed: {
    id: "date.reversed",
    defaultMessage: "終了日は、開始日と同じ日か、それより後の日を入力してください",
  },
});

export const dateValueText = typed.defineMessages({
  weekday: { id: "date.weekday", defaultMessage: "（{day}）" },
  between: { id: "date.between", defaultMessage: "{min}から{max}までの日を入力してください" },
  from: { id: "date.from", defaultMessage: "{min}以降の日を入力してください" },
  until: { id: "date.until", defaultMessage: "{max}以前の日を入力してください" },
  days: { id: "date.days", defaultMessage: "{count, number}日間" },
});
