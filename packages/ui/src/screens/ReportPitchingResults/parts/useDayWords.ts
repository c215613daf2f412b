import { useCallback } from "react";
import { useIntl } from "react-intl";
import { pitchingResultsValueText } from "../../../copy/analyzer/reportPitching.ts";
import { shortDate, weekday } from "../../../format/date.ts";

/** 11/19（木） */
export function useDayWords(): (day: string) => string {
  const { formatMessage } = useIntl();

  return useCallback(
    (day) => formatMessage(pitchingResultsValueText.dayOf, { day: shortDate(day), weekday: weekday(day) }),
    [formatMessage],
  );
}
