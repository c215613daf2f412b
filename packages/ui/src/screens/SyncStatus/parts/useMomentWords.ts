import { useIntl } from "react-intl";
import { syncText, syncValueText } from "../../../copy/frame/syncStatus.ts";
import { dayOf, momentOf, shortDate, shortDateTime, slashDate, timeOf, weekday } from "../../../format/date.ts";

/** Words for moments as seen from now: the time alone today, the date with it before. */
export function useMomentWords(nowS: number) {
  const { formatMessage } = useIntl();
  const today = dayOf(nowS);

  const moment = (iso: string) => {
    const unixS = momentOf(iso);
    const day = dayOf(unixS);
    if (day === today) return timeOf(unixS);
    return day.slice(0, yearLength) === today.slice(0, yearLength)
      ? shortDateTime(unixS)
      : `${slashDate(day)} ${timeOf(unixS)}`;
  };
  const ago = (iso: string) => {
    const minutes = Math.floor((nowS - momentOf(iso)) / 60);
    if (minutes < 1) return formatMessage(syncText.justNow);
    if (minutes < hour) return formatMessage(syncValueText.minutesAgo, { count: minutes });
    return minutes < wholeDay
      ? formatMessage(syncValueText.hoursAgo, { count: Math.floor(minutes / hour) })
      : formatMessage(syncValueText.daysAgo, { count: Math.floor(minutes / wholeDay) });
  };
  /** 11/20（金） 19:40 */
  const fullMoment = (iso: string) => {
    const day = dayOf(momentOf(iso));
    return formatMessage(syncValueText.fullMoment, {
      day: shortDate(day),
      weekday: weekday(day),
      time: timeOf(momentOf(iso)),
    });
  };
  return { moment, ago, fullMoment };
}

const yearLength = 4;
const hour = 60;
const wholeDay = 24 * hour;
