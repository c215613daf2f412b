import { beginsAt, type TeamEvent } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { eventDays } from "../../../components/EventRow/useEventWords.ts";
import { teamEventText, teamEventValueText } from "../../../copy/events/teamEvent.ts";
import { dayOf, longDate, momentOf, shortDate, timeOf, weekday } from "../../../format/date.ts";

type Span = Pick<TeamEvent, "meets_at" | "starts_at" | "ends_at">;

/** The days, the deadline and the moments of an event in words. */
export function useTeamEventWords() {
  const { formatMessage } = useIntl();
  const daysOf = (event: Span): string => {
    const { start, end } = eventDays({ begins: beginsAt(event), ends: event.ends_at });
    if (start === end) return longDate(start);
    return formatMessage(teamEventValueText.days, { first: longDate(start), last: longDate(end) });
  };

  return {
    /** 11月23日（月）, or the first and the last of several days. */
    daysOf,
    /** 11/21（土）18:00 */
    momentText: (instant: string): string => {
      const momentS = momentOf(instant);
      const day = dayOf(momentS);
      return `${shortDate(day)}（${weekday(day)}）${timeOf(momentS)}`;
    },
    /** 返事の締め切りまで あと22時間（11/21 18:00） */
    deadlineLeft: (deadline: string, nowS: number): string => {
      const deadlineS = momentOf(deadline);
      const left = deadlineS - nowS;
      if (left <= 0) return formatMessage(teamEventText.deadlineOver);
      const day = dayOf(deadlineS);
      const time = `${shortDate(day)} ${weekday(day)} ${timeOf(deadlineS)}`;
      if (left < hourS) {
        return formatMessage(teamEventValueText.minutesLeft, { count: Math.max(1, Math.floor(left / 60)), time });
      }
      return left < 2 * dayS
        ? formatMessage(teamEventValueText.hoursLeft, { count: Math.floor(left / hourS), time })
        : formatMessage(teamEventValueText.daysLeft, { count: Math.floor(left / dayS), time });
    },
  };
}

const hourS = 3600;
const dayS = 24 * hourS;
