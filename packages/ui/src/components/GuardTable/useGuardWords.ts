import type { GuardReason } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { guardReasonText, guardText, guardValueText } from "../../copy/practice/pitchGuard.ts";
import { shortDate, weekday } from "../../format/date.ts";
import { guardDate } from "./guardDate.ts";

/** Days and reasons of the guard in words. */
export function useGuardWords() {
  const { formatMessage } = useIntl();

  return {
    /** あす, 日曜 */
    day: (date: string, ahead: number): string =>
      ahead === 1
        ? formatMessage(guardText.tomorrow)
        : formatMessage(guardValueText.weekdayLong, { day: weekday(date) }),
    /** 11/21（土） */
    date: guardDate,
    reason: (reason: GuardReason): string => {
      switch (reason.code) {
        case "over":
          return formatMessage(guardReasonText[overText[reason.span]], reason);
        case "full":
          return formatMessage(guardReasonText[reason.span === "week" ? "fullWeek" : "fullTwoDays"], {});
        case "after":
          return formatMessage(guardReasonText.after, {
            date: shortDate(reason.date),
            pitches: reason.pitches,
          });
        case "two_days":
          return formatMessage(guardReasonText.twoDays, reason);
        case "running":
        case "no_throw_day":
          return formatMessage(guardReasonText.running, reason);
      }
    },
  };
}

const overText = { day: "overDay", two_days: "overTwoDays", week: "overWeek" } as const;
