import type { GuardExcess, GuardReason, PlayerGuard } from "@kyuseki/domain";
import { type GuardWeek, weekOf } from "@kyuseki/domain/pitchGuard";
import { useIntl } from "react-intl";
import { gradeText } from "../../copy/members/person.ts";
import { guardReasonText, guardText, guardValueText } from "../../copy/practice/pitchGuard.ts";
import { shortRange } from "../../format/calendar.ts";
import { shortDate, weekday } from "../../format/date.ts";
import { guardDate } from "./guardDate.ts";

/** Days and reasons of the guard in words. */
export function useGuardWords() {
  const { formatMessage } = useIntl();

  return {
    /** あす, 日曜 */
    day: (date: string, days: number): string =>
      days === 1
        ? formatMessage(guardText.tomorrow)
        : formatMessage(guardValueText.weekdayLong, { day: weekday(date) }),
    /** 11/21（土） */
    date: guardDate,
    /** 11/15〜11/21, the week that counts on a day. */
    week: (date: string, week: GuardWeek): string => {
      const [start, end] = weekOf(date, week);
      return shortRange({ start, end });
    },
    /** きのう 上限を16球 超えました */
    yesterday: (excess: GuardExcess): string =>
      formatMessage(guardValueText.yesterday, {
        reason: formatMessage(guardReasonText[overText[excess.span]], excess),
      }),
    gradeChange: ({ grade, until }: NonNullable<PlayerGuard["grade_change"]>): string =>
      formatMessage(guardValueText.gradeChange, { grade: formatMessage(gradeText[grade]), date: shortDate(until) }),
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
