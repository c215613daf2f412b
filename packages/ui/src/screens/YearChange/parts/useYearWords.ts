import { type Grade, nextGrade, type YearCounts } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { membersText } from "../../../copy/members/members.ts";
import { gradeText } from "../../../copy/members/person.ts";
import {
  lastYearChangeText,
  yearChangeText,
  yearChangeValueText,
  yearMoveText,
} from "../../../copy/members/yearChange.ts";

/** Shared wording of the screen. */
export function useYearWords() {
  const { formatMessage } = useIntl();
  const separator = formatMessage(membersText.separator);
  const countsOf = (counts: YearCounts, moves: readonly (keyof YearCounts)[]) =>
    moves
      .map((move) => ({ what: formatMessage(yearMoveText[move]), count: counts[move] }))
      .filter(({ count }) => count > 0);
  const short = (counts: YearCounts, moves: readonly (keyof YearCounts)[]) =>
    countsOf(counts, moves).map((counted) => formatMessage(yearChangeValueText.counted, counted));

  const stepOf = (from: Grade) => {
    const next = nextGrade(from);
    return { from: formatMessage(gradeText[from]), to: formatMessage(next ? gradeText[next] : yearMoveText.graduate) };
  };

  return {
    /** 中1 → 中2, 高3 → 卒業 */
    step: (from: Grade): string => formatMessage(yearChangeValueText.step, stepOf(from)),
    /** 中1→中2, within a sentence or a tile */
    shortStep: (from: Grade): string => formatMessage(yearChangeValueText.shortStep, stepOf(from)),
    /** 卒業 1・退団 1; empty when nobody leaves. */
    leaving: (counts: YearCounts): string => short(counts, leaving).join(separator),
    /** 学年が上がる 22・卒業 1・退団 1 */
    everything: (counts: YearCounts): string => short(counts, ["up", ...leaving, "stay"]).join(separator),
    /** 19人・卒業 3・大野 直人 */
    summary: (counts: YearCounts, by: string | null): string =>
      [formatMessage(yearChangeValueText.people, { count: counts.up }), ...short(counts, leaving), by]
        .filter(Boolean)
        .join(separator),
    /** 22人の学年を上げ、1人が卒業、1人が退団になりました。 */
    done: (counts: YearCounts): string => {
      const count = counts.up;
      const left = countsOf(counts, leaving)
        .map((counted) => formatMessage(yearChangeValueText.leftAs, counted))
        .join(formatMessage(yearChangeText.comma));
      if (count > 0 && left) return formatMessage(yearChangeValueText.raisedAnd, { count, left });
      if (count > 0) return formatMessage(yearChangeValueText.raised, { count });
      return left ? formatMessage(yearChangeValueText.became, { left }) : formatMessage(lastYearChangeText.nothing);
    },
    /** 22人の学年を上げる */
    run: (counts: YearCounts): string =>
      counts.up > 0
        ? formatMessage(yearChangeValueText.run, { count: counts.up })
        : formatMessage(yearChangeText.runNone),
  };
}

const leaving = ["graduate", "leave"] as const;
