import { noticeLimits } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { reminderText } from "../../copy/notices/reminder.ts";
import { momentOf, shortDateTime, timeOf } from "../../format/date.ts";
import type { ReminderResult } from "../../state/reminderResult.ts";

/** Says what became of a reminder: it has left, or leaves at the end of the quiet hours. */
export function useReminderSentence() {
  const { formatMessage } = useIntl();

  return ({ families, leaves_at, already, unreached, done }: ReminderResult): string => {
    const isLater = timeOf(momentOf(leaves_at)) === quietEnd;
    const time = shortDateTime(momentOf(leaves_at));
    const passedOver = [
      already > 0 && formatMessage(reminderText.already, { families: already }),
      unreached > 0 && formatMessage(reminderText.unreached, { families: unreached }),
      done > 0 && formatMessage(reminderText.done, { families: done }),
    ];
    const sent = isLater
      ? formatMessage(reminderText.later, { families, time })
      : formatMessage(reminderText.sent, { families });
    const first = families === 0 ? formatMessage(reminderText.nobody) : sent;
    return [first, ...passedOver].filter(Boolean).join("");
  };
}

const quietEnd = `${noticeLimits.quietToHour}:00`;
