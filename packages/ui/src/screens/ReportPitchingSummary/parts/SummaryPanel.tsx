import { changeShown, type PitchingSummary, type PitchReading, type Span } from "@kyuseki/domain";
import { type IntlShape, useIntl } from "react-intl";
import { Delta } from "../../../components/Delta/Delta.tsx";
import { GuardState } from "../../../components/GuardState/GuardState.tsx";
import { type PitchWords, usePitchName } from "../../../components/PitchLabel/usePitchName.ts";
import { spanWords } from "../../../components/SpanChoice/spanWords.ts";
import { StatGrid } from "../../../components/StatGrid/StatGrid.tsx";
import type { Stat } from "../../../components/StatGrid/stat.ts";
import { Tag } from "../../../components/Tag/Tag.tsx";
import {
  pitchingSummaryText,
  pitchingSummaryValueText,
  pitchTypesText,
} from "../../../copy/analyzer/reportPitching.ts";
import { measureText } from "../../../copy/controls/measures.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { guardText } from "../../../copy/practice/pitchGuard.ts";
import { shortDate } from "../../../format/date.ts";
import { decimal } from "../../../format/decimal.ts";
import { gapShown, straight } from "./gaps.ts";

export type SummaryPanelProps = {
  /** null は読み込み中。 */
  summary: PitchingSummary | null;
  period: Span;
  reading: PitchReading;
};

/** はじめの五つの数字。前の期間にくらべる。 */
export function SummaryPanel({ summary, period, reading }: SummaryPanelProps) {
  const intl = useIntl();
  const pitchName = usePitchName(reading);

  return (
    <StatGrid
      aria-label={intl.formatMessage(pitchingSummaryText.board)}
      loading={summary === null}
      stats={statsOf(intl, summary, period, pitchName)}
    />
  );
}

function statsOf(
  intl: IntlShape,
  summary: PitchingSummary | null,
  period: Span,
  pitchName: (code: PitchingSummary["pitches"][number]["code"]) => PitchWords,
): readonly Stat[] {
  const { formatMessage } = intl;
  const kmh = formatMessage(unitText.kmh);
  const { before } = spanWords(intl, period);
  const straightName = pitchName(straight).spoken;
  const fastball = summary?.pitches.find(({ code }) => code === straight) ?? null;
  const fastest = summary?.fastball ?? null;
  const slower = summary && gapShown(summary.pitches);
  const zone = summary?.zone ?? null;
  const week = summary?.guard.week ?? null;

  return [
    {
      id: "mean",
      label: `${straightName} ${formatMessage(pitchTypesText.mean)}`,
      value: fastball?.mean ?? null,
      digits: 1,
      unit: kmh,
      note: loaded(
        fastball?.mean != null && fastball.mean_before !== null && (
          <>
            <Delta value={changeShown(fastball.mean, fastball.mean_before)} /> {before}
          </>
        ),
      ),
    },
    {
      id: "max",
      label: `${straightName} ${formatMessage(pitchTypesText.max)}`,
      value: fastest?.max ?? null,
      digits: 1,
      unit: kmh,
      note: loaded(
        fastest && (
          <>
            {fastest.verdict === "best" && <Tag tone="best">{formatMessage(measureText.best)}</Tag>}
            {fastest.verdict === "confirm" && <Tag tone="w">{formatMessage(pitchingSummaryText.confirm)}</Tag>}{" "}
            {shortDate(fastest.day)}
          </>
        ),
      ),
    },
    {
      id: "gap",
      label: slower
        ? formatMessage(pitchingSummaryValueText.gapOf, { pitch: pitchName(slower.code).spoken })
        : formatMessage(pitchingSummaryText.gap),
      value: slower?.gap ?? null,
      digits: 1,
      unit: kmh,
      note: loaded(
        slower?.gap_before != null &&
          formatMessage(pitchingSummaryValueText.beforeValue, { period: before, value: decimal(slower.gap_before, 1) }),
      ),
    },
    {
      id: "zone",
      label: formatMessage(pitchingSummaryText.zone),
      value: zone && (zone.inside / zone.of) * 100,
      digits: 1,
      unit: formatMessage(unitText.percent),
      note: loaded(zone && formatMessage(pitchingSummaryValueText.zoneOf, zone)),
    },
    {
      id: "week",
      label: formatMessage(
        summary?.counted_week === "calendar" ? pitchingSummaryText.calendar : pitchingSummaryText.week,
      ),
      value: week?.pitches ?? null,
      unit:
        week?.limit == null
          ? formatMessage(unitText.ball)
          : formatMessage(pitchingSummaryValueText.limit, { limit: week.limit }),
      hideBelow: "tablet",
      note: loaded(
        summary &&
          (summary.guard.level || summary.guard.pain ? (
            <>
              <GuardState guard={summary.guard} /> {allowedWords(summary.guard)}
            </>
          ) : (
            formatMessage(guardText.noLimit)
          )),
      ),
    },
  ];

  /** 「あす投げられる数 70」, or what is left of the week where no daily limit exists; with pain, nothing. */
  function allowedWords({ pain, today, week: { left }, coming: [tomorrow] }: PitchingSummary["guard"]) {
    if (pain) return null;
    if (today.limit === null) return left !== null && formatMessage(pitchingSummaryValueText.leftInWeek, { left });
    const pitches = tomorrow?.pitches ?? null;
    return pitches !== null && formatMessage(pitchingSummaryValueText.tomorrow, { pitches });
  }

  /** The line keeps its height while it has no text yet. */
  function loaded<Note>(note: Note) {
    return summary ? note : " ";
  }
}
