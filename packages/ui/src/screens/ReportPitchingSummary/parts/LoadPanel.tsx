import type { PitchingSummary } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { pitchingSummaryValueText, pitchLoadText } from "../../../copy/analyzer/reportPitching.ts";
import type { SummaryPartProps } from "./summaryPart.ts";

/** この14日に投げた数と、その日までの7日の合計を、上限と並べる（BE-1）。 */
export function LoadPanel({ summary, charts }: Omit<SummaryPartProps, "reading">) {
  const { formatMessage } = useIntl();
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
            cautionFrom={limit !== null && summary ? (limit * summary.caution) / 100 : undefined}
          />
        )}
      </ChartPlace>
    </Panel>
  );

  function summaryOf({ thrown }: PitchingSummary): string {
    const pitches = thrown.at(-1)?.week ?? 0;
    return limit === null
      ? formatMessage(pitchingSummaryValueText.loadSummary, { pitches })
      : formatMessage(pitchingSummaryValueText.loadLimit, { pitches, limit });
  }

  function ruleOf({ guard: { rule } }: PitchingSummary): string {
    if (rule.label) return formatMessage(pitchingSummaryValueText.rule, { label: rule.label });
    return formatMessage(rule.id === "own" ? pitchLoadText.own : pitchLoadText.noRule);
  }
}
