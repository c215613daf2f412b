import { type BattingSummary, changeShown } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Delta } from "../../../components/Delta/Delta.tsx";
import { fewestBalls } from "../../../components/ReportFrame/fewestBalls.ts";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { spanWords } from "../../../components/SpanChoice/spanWords.ts";
import { StatGrid } from "../../../components/StatGrid/StatGrid.tsx";
import type { Stat } from "../../../components/StatGrid/stat.ts";
import { reportBattingText, reportBattingValueText } from "../../../copy/analyzer/reportBatting.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { shortDate } from "../../../format/date.ts";
import { decimal } from "../../../format/decimal.ts";
import type { BattingSummaryView } from "../view.ts";

export type SummaryPanelProps = { summary: BattingSummary | null; view: BattingSummaryView };

/** 平均・最大・角度・飛距離・回数。平均と角度は、前の期間とくらべる。 */
export function SummaryPanel({ summary, view }: SummaryPanelProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { typeWord } = useBattingWords();
  const word = (id: keyof typeof reportBattingText) => formatMessage(reportBattingText[id]);
  const figures = summary?.figures ?? null;
  const type = typeWord(summary ? summary.batting_type : view.battingType);
  const sweet = figures && figures.sweet_spot.of > 0 ? figures.sweet_spot : null;

  const stats: readonly Stat[] = [
    {
      id: "mean",
      label: formatMessage(reportBattingValueText.meanOf, { type }),
      value: figures?.mean ?? null,
      digits: 1,
      unit: word("kmh"),
      note: note(
        changed("mean"),
        summary &&
          summary.peers !== null &&
          formatMessage(reportBattingValueText.peers, {
            grade: formatMessage(gradeText[summary.player.grade]),
            mean: decimal(summary.peers, 1),
          }),
      ),
    },
    {
      id: "max",
      label: word("max"),
      value: figures?.max?.value ?? null,
      digits: 1,
      unit: word("kmh"),
      note: note(
        figures?.max &&
          figures.ev90 !== null &&
          (figures.count < fewestBalls
            ? shortDate(figures.max.day)
            : formatMessage(reportBattingValueText.dayAndEv90, {
                day: shortDate(figures.max.day),
                ev90: decimal(figures.ev90, 1),
              })),
      ),
    },
    {
      id: "angle",
      label: word("angle"),
      value: figures?.mean_angle ?? null,
      digits: 1,
      unit: word("degree"),
      note: note(
        changed("mean_angle", "plain"),
        sweet &&
          (sweet.of < fewestBalls
            ? formatMessage(reportBattingValueText.sweetCount, sweet)
            : formatMessage(reportBattingValueText.sweetShare, {
                percent: Math.round((sweet.inside / sweet.of) * 100),
              })),
      ),
    },
    {
      id: "longest",
      label: word("longest"),
      value: figures?.longest?.value ?? null,
      digits: 1,
      unit: word("metre"),
      note: note(
        figures?.longest && formatMessage(reportBattingValueText.dayOf, { day: shortDate(figures.longest.day), type }),
      ),
    },
    {
      id: "count",
      label: word("count"),
      value: figures?.count ?? null,
      unit: word("times"),
      note: note(
        figures &&
          (figures.days === 1 ? word("oneDay") : formatMessage(reportBattingValueText.days, { days: figures.days })),
      ),
      hideBelow: "tablet",
    },
  ];

  return <StatGrid aria-label={word("board")} stats={stats} loading={summary === null} />;

  function changed(of: "mean" | "mean_angle", sense?: "plain"): ReactNode {
    const now = summary?.figures[of] ?? null;
    const before = summary?.figures_before[of] ?? null;
    if (now === null || before === null) return null;
    return (
      <>
        <Delta value={changeShown(now, before)} sense={sense ?? "higher"} /> {spanWords(intl, view.period).before}
      </>
    );
  }
}

/** The line keeps its height while it has no text yet. */
function note(...parts: readonly ReactNode[]): ReactNode {
  const [first, second] = parts.filter(Boolean);
  if (!first) return " ";
  return second ? (
    <>
      {first}　{second}
    </>
  ) : (
    first
  );
}
