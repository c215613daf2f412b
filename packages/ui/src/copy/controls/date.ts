import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const dateText = defineMessages({
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
  previousMonth: { id: "date.previousMonth", defaultMessage: "前の月" },
  nextMonth: { id: "date.nextMonth", defaultMessage: "次の月" },
});

export const dateValueText = typed.defineMessages({
  weekday: { id: "date.weekday", defaultMessage: "（{day}）" },
  between: { id: "date.between", defaultMessage: "{min}から{max}までの日を入力してください" },
  from: { id: "date.from", defaultMessage: "{min}以降の日を入力してください" },
  until: { id: "date.until", defaultMessage: "{max}以前の日を入力してください" },
  days: { id: "date.days", defaultMessage: "{count, number}日間" },
});

export const monthText = defineMessages({
  pain: { id: "month.pain", defaultMessage: "痛みの記録（0–10）" },
});

export const monthValueText = typed.defineMessages({
  day: { id: "month.day", defaultMessage: "{date} {summary}" },
  today: { id: "month.today", defaultMessage: "今日 {date} {summary}" },
});
