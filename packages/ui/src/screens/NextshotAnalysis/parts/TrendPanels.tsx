import type { Analysis, GradeGroup } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import type { LinePoint } from "../../../charts/Line/lineData.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { analysisChartText, analysisValueText } from "../../../copy/analyzer/analysis.ts";
import { fewMeasuredText } from "../../../copy/analyzer/fewMeasured.ts";
import { stageText } from "../../../copy/members/person.ts";
import { decimal } from "../../../format/decimal.ts";
import { Columns } from "../../../layout/Columns/Columns.tsx";
import { type AnalysisCharts, type AnalysisPartProps, stageMarks, stageOrder } from "./analysisPart.ts";

/** 学年ごとの週の平均。期間にかかわらず、直近12週。一週だけなら、線にせず言葉で。 */
export function TrendPanels({ analysis, mode, charts }: AnalysisPartProps & AnalysisCharts) {
  const { formatMessage } = useIntl();
  const word = (id: keyof typeof analysisChartText) => formatMessage(analysisChartText[id]);
  const stages = stageOrder.filter((stage) => !analysis || stageIn(analysis, stage));

  return (
    <Columns split={stages.length === 2 ? "6+6" : "4+4+4"}>
      {stages.map((stage) => {
        const name = formatMessage(stageText[stage]);
        return (
          <Panel key={stage} title={name} caption={word(mode === 1 ? "exitTrend" : "pitchTrend")}>
            {analysis && isOneWeek(analysis, stage) ? (
              <p>
                {summaryOf(analysis, stage, name)}
                {formatMessage(fewMeasuredText.weeks)}
              </p>
            ) : (
              <ChartPlace charts={charts} loading={analysis === null} height="s">
                {({ LineChart }) =>
                  analysis && (
                    <LineChart
                      caption={`${name} ${word(mode === 1 ? "exitTrend" : "pitchTrend")}`}
                      unit={word("kmh")}
                      height="s"
                      today={analysis.range.end}
                      joined
                      summary={summaryOf(analysis, stage, name)}
                      series={[
                        {
                          id: stage,
                          name,
                          look: stageMarks[stage],
                          points: weeksOf(analysis, stage),
                        },
                      ]}
                    />
                  )
                }
              </ChartPlace>
            )}
          </Panel>
        );
      })}
    </Columns>
  );

  function summaryOf(from: Analysis, stage: GradeGroup, name: string): string {
    const last = stageIn(from, stage)?.weeks.findLast(({ mean }) => mean !== null)?.mean ?? null;
    return last === null
      ? formatMessage(analysisValueText.trendNone, { stage: name })
      : formatMessage(analysisValueText.trendSummary, { stage: name, mean: decimal(last, 1) });
  }
}

/** The last point is at the last day, not at the Monday before it. */
function weeksOf(analysis: Analysis, stage: GradeGroup): LinePoint[] {
  const weeks = stageIn(analysis, stage)?.weeks ?? [];
  return weeks.map(({ week, mean }, at) => ({
    date: at === weeks.length - 1 ? analysis.range.end : week,
    value: mean,
  }));
}

const isOneWeek = (analysis: Analysis, stage: GradeGroup) =>
  weeksOf(analysis, stage).filter(({ value }) => value !== null).length === 1;

const stageIn = ({ stages }: Analysis, stage: GradeGroup) => stages.find((one) => one.stage === stage);
