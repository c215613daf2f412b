import { type BattingSummary, gradeGroupOf } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import type { LineSeries } from "../../../charts/Line/lineData.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { fewMeasuredText } from "../../../copy/analyzer/fewMeasured.ts";
import { reportBattingText, reportBattingValueText } from "../../../copy/analyzer/reportBatting.ts";
import { stageText } from "../../../copy/members/person.ts";
import { decimal } from "../../../format/decimal.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import type { SummaryPartProps } from "./summaryPart.ts";

/** 週の平均を、チームの同じ年代と目標に並べる。一週だけなら、線にせず言葉で。 */
export function TrendPanel({ summary, charts }: SummaryPartProps) {
  const { formatMessage } = useIntl();
  const { typeWord } = useBattingWords();
  const title = formatMessage(reportBattingText.trend);

  const panel = (
    <Panel
      title={title}
      caption={summary && formatMessage(reportBattingValueText.weekly, { type: typeWord(summary.batting_type) })}
    >
      {summary && isOneWeek(summary) ? (
        <p>
          {summaryOf(summary)}
          {formatMessage(fewMeasuredText.weeks)}
        </p>
      ) : (
        <ChartPlace charts={charts} loading={summary === null} height="m">
          {({ LineChart }) =>
            summary && (
              <LineChart
                caption={title}
                unit={formatMessage(reportBattingText.kmh)}
                summary={summaryOf(summary)}
                today={summary.range.end}
                goal={summary.goal ?? undefined}
                joined
                series={seriesOf(summary)}
                empty={formatMessage(reportBattingText.noTrend)}
              />
            )
          }
        </ChartPlace>
      )}
    </Panel>
  );
  // Words alone do not take the height of the chart beside them.
  return summary && isOneWeek(summary) ? <Stack>{panel}</Stack> : panel;

  function summaryOf({ weeks, goal }: BattingSummary): string {
    const last = weeks.findLast(({ mean }) => mean !== null)?.mean ?? null;
    if (last === null) return formatMessage(reportBattingText.noTrend);
    const mean = decimal(last, 1);
    return goal === null
      ? formatMessage(reportBattingValueText.trendMean, { mean })
      : formatMessage(reportBattingValueText.trendGoal, { mean, goal: decimal(goal, 1) });
  }

  /** The last point is at the last day, not at the Monday before it. */
  function seriesOf({ weeks, range, player }: BattingSummary): LineSeries[] {
    const dated = weeks.map((one, index) => ({ ...one, date: index === weeks.length - 1 ? range.end : one.week }));
    const stage = formatMessage(stageText[gradeGroupOf(player.grade)]);
    return [
      {
        id: "team",
        name: formatMessage(reportBattingValueText.team, { stage }),
        look: "mean",
        points: dated.map(({ date, team }) => ({ date, value: team })),
      },
      {
        id: "own",
        name: player.last_name,
        look: "own",
        points: dated.map(({ date, mean }) => ({ date, value: mean })),
      },
    ];
  }
}

/** Neither the player nor the school stage has been measured in more than one week. */
const isOneWeek = ({ weeks }: BattingSummary) =>
  weeks.filter(({ mean }) => mean !== null).length === 1 && weeks.filter(({ team }) => team !== null).length <= 1;
