import type { EventKind } from "@kyuseki/domain";
import type { TypedMessageDescriptor } from "react-intl";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const eventKindText = plain.defineMessages({
  practice: { id: "eventKind.practice", defaultMessage: "練習" },
  game: { id: "eventKind.game", defaultMessage: "試合" },
  measuring: { id: "eventKind.measuring", defaultMessage: "測定会" },
  other: { id: "eventKind.other", defaultMessage: "その他" },
}) satisfies Record<EventKind, TypedMessageDescriptor>;

/** What lists, home and pages say of any event, the team's own or the provider's. */
export const eventText = plain.defineMessages({
  provider: { id: "event.provider", defaultMessage: "運営" },
  allDay: { id: "event.allDay", defaultMessage: "終日" },
  coming: { id: "event.coming", defaultMessage: "参加" },
  applied: { id: "event.applied", defaultMessage: "申し込み" },
  deadline: { id: "event.deadline", defaultMessage: "締め切り" },
  cancelled: { id: "event.cancelled", defaultMessage: "中止" },
  full: { id: "event.full", defaultMessage: "満員" },
  closed: { id: "event.closed", defaultMessage: "締め切り済み" },
  open: { id: "event.open", defaultMessage: "受付中" },
  answered: { id: "event.answered", defaultMessage: "全員回答" },
  clash: { id: "event.clash", defaultMessage: "時間が重なっています" },
});

export const eventValueText = typed.defineMessages({
  weekday: { id: "event.weekday", defaultMessage: "{day}曜" },
  times: { id: "event.times", defaultMessage: "{from}〜{to}" },
  own: { id: "event.own", defaultMessage: "このチームから{count, number}人" },
  unanswered: { id: "event.unanswered", defaultMessage: "未回答 {count, number}人" },
  daysLeft: { id: "event.daysLeft", defaultMessage: "あと{count, number}日" },
  hoursLeft: { id: "event.hoursLeft", defaultMessage: "あと{count, number}時間" },
  clashes: { id: "event.clashes", defaultMessage: "「{title}」と時間が重なっています" },
});
