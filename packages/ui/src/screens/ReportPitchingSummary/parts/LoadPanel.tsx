import type { PitchingSummary } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import { useRuleWords } from "../../../components/GuardTable/useRuleWords.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { pitchingSummaryValueText, pitchLoadText } from "../../../copy/analyzer/reportPitching.ts";
import type { SummaryPartProps } from "./summaryPart.ts";

/** この14日に投げた数と、チームの数えかたでのその日までの週の合計を、上限と並べる（BE-1）。 */
export function LoadPanel({ summary, charts }: Omit<SummaryPartProps, "reading">) {
  const { formatMessage } = useIntl();
  const words = useRuleWords(summary?.range.end ?? "");
  const days = summary?.thrown.some(({ week }) => week > 0) ? summary.thrown : [];
  const limit = summary?.guard.week.limit ?? null;
  return (
    <Panel
      title={formatMessage(pitchLoadText.title)}
      caption={formatMessage(pitchLoadText.caption)}
      action={<Link href="/dashboard/pitch-guard">{formatMessage(pitchLoadText.guard)}</Link>}
      footer={summary && <p>{ruleOf(summary)}</p>}
    >
      <ChartPlace charts={charts} loading={summary === null} height="l">
        {({ RollingLoadChart }) => (
          <RollingLoadChart
            caption={formatMessage(pitchLoadText.title)}
            summary={summary ? summaryOf(summary) : ""}
            empty={formatMessage(pitchLoadText.none)}
            days={days.map(({ date, pitches, week }) => ({ date, day: pitches, week }))}
            limit={limit}
            dayLimit={summary?.guard.today.limit ?? null}
            counted={summary?.counted_week ?? "rolling"}
            cautionFrom={limit !== null && summary ? (limit * summary.caution) / 100 : undefined}
          />
        )}
      </ChartPlace>
    </Panel>
  );

  function summaryOf({ thrown, counted_week }: PitchingSummary): string {
    const pitches = thrown.at(-1)?.week ?? 0;
    const week = formatMessage(pitchLoadText[counted_week]);
    return limit === null
      ? formatMessage(pitchingSummaryValueText.loadSummary, { week, pitches })
      : formatMessage(pitchingSummaryValueText.loadLimit, { week, pitches, limit });
  }

  function ruleOf({ guard: { rule } }: PitchingSummary): string {
    if (rule.label) {
      const scope = words.scope(rule.id);
      return [formatMessage(pitchingSummaryValueText.rule, { label: rule.label }), scope].filter(Boolean).join("　");
    }
    return formatMessage(rule.id === "own" ? pitchLoadText.own : pitchLoadText.noRule);
  }
}
