import type { DateRange, PitchCode } from "@kyuseki/domain";
import type { Finding } from "@kyuseki/domain/aiStats";
import type { IntlShape } from "react-intl";
import {
  caveatText,
  comparedWithText,
  findingMeaningText,
  findingPlainText,
  findingTitleText,
  nextStepText,
} from "../../copy/analyzer/aiFindings.ts";
import { aiStatsText, aiStatsValueText, countUnitText } from "../../copy/analyzer/aiStats.ts";
import { shortRange } from "../../format/calendar.ts";
import { shortDate } from "../../format/date.ts";
import { decimal } from "../../format/decimal.ts";

export type FindingMode = "batting" | "pitching";
/** The chosen period and the one before. */
export type FindingPeriods = Record<"range" | "before", DateRange>;
type Words = Pick<IntlShape, "formatMessage"> & {
  nameOf: (code: PitchCode) => string;
  mode: FindingMode;
  periods: FindingPeriods;
  /** 期間をまとめた、二つの球種の平均の差。表にない球種なら null。 */
  gapOf?: ((codes: readonly [PitchCode, PitchCode]) => number | null) | undefined;
};

/** A finding in words; signed numbers and intervals are left to the component. */
export function findingWords({ what, n, unit, effect, comparedWith, caveat, nextStep }: Finding, words: Words) {
  const { formatMessage } = words;
  return {
    title: titleOf(what, effect > 0, words),
    meaning: meaningOf({ what, comparedWith }, words),
    unit: units[unit],
    evidence: formatMessage(aiStatsValueText.evidence, {
      count: n.count,
      unit: formatMessage(countUnitText[n.of]),
      dates: datesOf({ what, comparedWith }, words.periods),
    }),
    comparedWith: comparedWords(comparedWith, words),
    caveat: formatMessage(caveatText[caveat]),
    next: formatMessage(nextStepText[nextStep]),
  };
}

const units = { "km/h": "km/h", degrees: "°", points: "pt" } as const satisfies Record<Finding["unit"], string>;

function titleOf(what: Finding["what"], isMore: boolean, { formatMessage, nameOf, mode }: Words): string {
  const measure = formatMessage(mode === "batting" ? aiStatsText.exitSpeed : aiStatsText.fastball);
  switch (what.is) {
    case "speedTrend":
      return formatMessage(findingTitleText[isMore ? "trendUp" : "trendDown"], { measure });
    case "speedSpread":
      return formatMessage(findingTitleText[isMore ? "spreadUp" : "spreadDown"], { measure });
    case "angleSpread":
      return formatMessage(findingTitleText[isMore ? "spreadUp" : "spreadDown"], {
        measure: formatMessage(aiStatsText.angle),
      });
    case "windowShare":
      return formatMessage(findingPlainText[isMore ? "windowUp" : "windowDown"]);
    case "forecastMiss":
      return formatMessage(findingTitleText[isMore ? "missUp" : "missDown"], { measure });
    case "fatigue":
      return formatMessage(findingTitleText.fatigue, { from: what.from, type: nameOf(what.code) });
    case "changeUpGap":
      return formatMessage(findingPlainText[isMore ? "gapUp" : "gapDown"]);
    case "nearTypes":
      return formatMessage(findingTitleText.near, { first: nameOf(what.first), second: nameOf(what.second) });
  }
}

/** The days that a finding's data are from. */
function datesOf({ what, comparedWith }: Pick<Finding, "what" | "comparedWith">, { range }: FindingPeriods): string {
  if (what.is === "fatigue" || what.is === "forecastMiss") return shortDate(what.day);
  if (comparedWith.with !== "ownSessions") return shortRange(range);
  return shortRange({ start: comparedWith.first, end: comparedWith.last });
}

function meaningOf({ what, comparedWith }: Pick<Finding, "what" | "comparedWith">, words: Words): string {
  const { formatMessage, gapOf } = words;
  switch (what.is) {
    case "speedTrend":
      return formatMessage(findingPlainText.perFourWeeks);
    case "speedSpread":
    case "angleSpread":
      return formatMessage(findingPlainText.sd);
    case "windowShare":
      return formatMessage(findingMeaningText.window, what);
    case "forecastMiss":
      return formatMessage(findingPlainText.miss);
    case "fatigue":
      return formatMessage(findingMeaningText.fatigue, what);
    case "changeUpGap":
      return comparedWith.with === "peers"
        ? formatMessage(findingMeaningText.gap, { median: decimal(comparedWith.median, 1) })
        : "";
    case "nearTypes": {
      const gap = gapOf?.([what.first, what.second]) ?? null;
      if (gap === null) return formatMessage(findingPlainText.nearMeaning);
      return formatMessage(findingMeaningText.near, { gap: decimal(Math.abs(gap), 1) });
    }
  }
}

function comparedWords(compared: Finding["comparedWith"], { formatMessage, periods }: Words): string {
  switch (compared.with) {
    case "periodBefore":
      return formatMessage(comparedWithText.periodBefore, { ...compared, dates: shortRange(periods.before) });
    case "ownSessions":
      return formatMessage(comparedWithText.ownSessions, compared);
    case "ownForecast":
      return formatMessage(comparedWithText.ownForecast, compared);
    case "firstPitches":
      return formatMessage(comparedWithText.firstPitches, compared);
    case "lastSessions":
      return formatMessage(comparedWithText.lastSessions, compared);
    case "sameDays":
      return formatMessage(comparedWithText.sameDays, compared);
    case "peers":
      return formatMessage(comparedWithText.peers, compared);
  }
}
