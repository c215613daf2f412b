import type { PitchingSummary } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import type { BarTone } from "../../charts/Bar/barData.ts";
import { ChartPlace } from "../../charts/ChartFrame/ChartPlace.tsx";
import type { Drawing } from "../../charts/ChartFrame/useDrawing.ts";
import { Link } from "../../components/Link/Link.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { pitchingSummaryText, pitchingSummaryValueText, pitchLoadText } from "../../copy/reportPitching.ts";
import { shortDate } from "../../format/date.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";

type LoadPanelProps = { summary: PitchingSummary | null; charts: Drawing<typeof import("./charts.ts")> };

/** BE-1。この14日に投げた数と、その日までの7日の合計を、上限と並べる。 */
export function LoadPanel({ summary, charts }: LoadPanelProps) {
  const { formatMessage } = useIntl();
  const days = summary?.thrown.some(({ week }) => week > 0) ? summary.thrown : [];
  const limit = summary?.guard.week.limit ?? null;
  const unit = formatMessage(pitchingSummaryText.count);
  const shared = {
    category: formatMessage(pitchLoadText.date),
    measure: formatMessage(pitchLoadText.pitches),
    unit,
    height: "s",
    empty: formatMessage(pitchLoadText.none),
    summary: summary ? summaryOf(summary) : "",
  } as const;

  return (
    <Panel
      title={formatMessage(pitchLoadText.title)}
      caption={formatMessage(pitchLoadText.caption)}
      action={<Link href="/dashboard/pitch-guard">{formatMessage(pitchLoadText.guard)}</Link>}
      footer={summary && <p>{ruleOf(summary)}</p>}
    >
      <Stack gap="m">
        <ChartPlace charts={charts} loading={summary === null} height="s">
          {({ BarChart }) => (
            <BarChart
              {...shared}
              title={formatMessage(pitchLoadText.week)}
              caption={formatMessage(pitchLoadText.week)}
              {...(limit !== null &&
                days.length > 0 && { limit: { name: formatMessage(pitchLoadText.limit), value: limit } })}
              bars={days.map(({ date, week }) => ({
                id: date,
                label: shortDate(date),
                value: week,
                tone: toneOf(week, limit),
              }))}
            />
          )}
        </ChartPlace>
        {days.length > 0 && (
          <ChartPlace charts={charts} loading={summary === null} height="s">
            {({ BarChart }) => (
              <BarChart
                {...shared}
                title={formatMessage(pitchLoadText.day)}
                caption={formatMessage(pitchLoadText.day)}
                bars={days.map(({ date, pitches }) => ({ id: date, label: shortDate(date), value: pitches }))}
              />
            )}
          </ChartPlace>
        )}
      </Stack>
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

const toneOf = (week: number, limit: number | null): BarTone => (limit !== null && week > limit ? "danger" : "own");
