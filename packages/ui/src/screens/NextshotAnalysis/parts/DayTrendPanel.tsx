import type { Analysis } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import type { LineSeries } from "../../../charts/Line/lineData.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { analysisChartText, analysisDayText, analysisValueText } from "../../../copy/analyzer/analysis.ts";
import { fewMeasuredText } from "../../../copy/analyzer/fewMeasured.ts";
import { stageText } from "../../../copy/members/person.ts";
import { decimal } from "../../../format/decimal.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { type AnalysisCharts, type AnalysisPartProps, stageMarks, stageOrder } from "./analysisPart.ts";

/**
 * 期間の、日ごとの平均を、チームの平均と並べて。測定アプリがチームの平均を送っていれば、その値 (EN-9)。一日だけなら、
 * 線にせず言葉で。
 */
export function DayTrendPanel({ analysis, mode, charts }: AnalysisPartProps & AnalysisCharts) {
  const { formatMessage } = useIntl();
  const title = formatMessage(analysisDayText[mode === 1 ? "exit" : "pitch"]);
  const isRecorded = analysis?.team_days.some(({ recorded }) => recorded);

  const panel = (
    <Panel title={title} caption={analysis && formatMessage(analysisDayText[isRecorded ? "recorded" : "computed"])}>
      {analysis?.team_days.length === 1 ? (
        <p>
          {summaryOf(analysis)}
          {formatMessage(fewMeasuredText.days)}
        </p>
      ) : (
        <ChartPlace charts={charts} loading={analysis === null} height="m">
          {({ LineChart }) =>
            analysis && (
              <LineChart
                caption={title}
                unit={formatMessage(analysisChartText.kmh)}
                today={analysis.range.end}
                joined
                summary={summaryOf(analysis)}
                series={seriesOf(analysis)}
              />
            )
          }
        </ChartPlace>
      )}
    </Panel>
  );
  // Words alone do not take the height of the chart beside them.
  return analysis?.team_days.length === 1 ? <Stack>{panel}</Stack> : panel;

  function seriesOf({ stage_days, team_days }: Analysis): readonly LineSeries[] {
    const stages = stageOrder.flatMap((stage): LineSeries[] => {
      const points = stage_days.filter((day) => day.stage === stage).map(({ date, mean }) => ({ date, value: mean }));
      if (points.length === 0) return [];
      return [{ id: stage, name: formatMessage(stageText[stage]), look: stageMarks[stage], points }];
    });
    const team: LineSeries = {
      id: "team",
      name: formatMessage(analysisDayText.team),
      look: "mean",
      points: team_days.map(({ date, mean }) => ({ date, value: mean })),
    };
    return [...stages, team];
  }

  function summaryOf({ stage_days, team_days }: Analysis): string {
    const lasts = stageOrder.flatMap((stage) => {
      const last = stage_days.findLast((day) => day.stage === stage);
      return last ? [wordsOf(formatMessage(stageText[stage]), last.mean)] : [];
    });
    const team = team_days.at(-1);
    const said = team ? [...lasts, wordsOf(formatMessage(analysisDayText.team), team.mean)] : lasts;
    return said.length > 0
      ? formatMessage(analysisValueText.lastDays, { means: said.join("、") })
      : formatMessage(analysisDayText.none);
  }

  function wordsOf(name: string, mean: number): string {
    return formatMessage(analysisValueText.nameMean, { name, mean: decimal(mean, 1) });
  }
}
