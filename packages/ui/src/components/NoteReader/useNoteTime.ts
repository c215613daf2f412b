import { addDays } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { noteViewValueText } from "../../copy/notes/noteView.ts";
import { dayOf, momentOf, shortDateTime, timeOf } from "../../format/date.ts";

/** Moments as a queue names them, seen from `nowS` (unix seconds): 今日 20:14, 昨日 20:14, 11/18 21:30. */
export function useNoteTime(nowS: number) {
  const { formatMessage } = useIntl();
  const today = dayOf(nowS);

  return (isoInstant: string): string => {
    const at = momentOf(isoInstant);
    const day = dayOf(at);
    if (day === today) return formatMessage(noteViewValueText.today, { time: timeOf(at) });
    if (day === addDays(today, -1)) return formatMessage(noteViewValueText.yesterday, { time: timeOf(at) });
    return shortDateTime(at);
  };
}
