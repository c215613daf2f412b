import { type NoticeDraft, type NoticeWarning, noticeLeavesAt } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { sendingText, sendingValueText } from "../../../copy/notices/sending.ts";
import { dayOf, longDate, momentOf, timeOf } from "../../../format/date.ts";

/** A notice in words: when it leaves, its deadline, its reply choices, what to look at before it is sent. */
export function useNoticeWords() {
  const { formatMessage } = useIntl();
  const at = (instant: string) =>
    formatMessage(sendingValueText.at, { day: longDate(dayOf(momentOf(instant))), time: timeOf(momentOf(instant)) });
  const deadlineOf = ({ deadline }: Pick<NoticeDraft, "deadline">) => (deadline === null ? null : at(deadline));

  return {
    deadlineOf,
    /** When it leaves if it is sent `now`. */
    whenOf: (notice: Pick<NoticeDraft, "level" | "send_at">, now: Date) => {
      const { leavesAt, isHeld } = noticeLeavesAt(notice, now);
      if (isHeld) return formatMessage(sendingText.now);
      const time = at(leavesAt.toISOString());
      const isAsAsked = notice.send_at !== null && Date.parse(notice.send_at) === leavesAt.getTime();
      return isAsAsked ? time : formatMessage(sendingValueText.afterNight, { time });
    },
    replyOf: (draft: Pick<NoticeDraft, "choices" | "deadline">) => {
      if (draft.choices.length === 0) return formatMessage(sendingText.noReply);
      const choices = draft.choices.join("・");
      const time = deadlineOf(draft);
      return time === null ? choices : formatMessage(sendingValueText.replyUntil, { choices, time });
    },
    warning: (warning: NoticeWarning): string => {
      switch (warning.kind) {
        case "weekday":
          return warning.actual === null
            ? formatMessage(sendingValueText.noSuchDay, { text: warning.text })
            : formatMessage(sendingValueText.weekday, { text: warning.text, actual: warning.actual });
        case "no_time":
          return formatMessage(sendingValueText.noTime, { event: warning.event });
        case "no_place":
          return formatMessage(sendingValueText.noPlace, { event: warning.event });
        case "clash": {
          const { text, title, audience } = warning;
          return formatMessage(sendingValueText.clash, { text, title, audience });
        }
        case "late_deadline":
          return formatMessage(sendingText.lateDeadline);
        case "no_address":
          return formatMessage(sendingValueText.noAddress, { players: warning.players });
      }
    },
  };
}
