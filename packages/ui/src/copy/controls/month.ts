import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const monthText = defineMessages({
  previous: { id: "month.previous", defaultMessage: "前の月" },
  next: { id: "month.next", defaultMessage: "次の月" },
  pain: { id: "month.pain", defaultMessage: "痛みの記録（0–10）" },
});

export const monthValueText = typed.defineMessages({
  day: { id: "month.day", defaultMessage: "{date} {summary}" },
  today: { id: "month.today", defaultMessage: "今日 {date} {summary}" },
});
