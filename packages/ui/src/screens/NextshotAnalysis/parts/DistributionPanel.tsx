import { type Analysis, gradeGroupOf } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import type { Ridge } from "../../../charts/Ridge/ridge.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { fewestBalls } from "../../../components/ReportFrame/fewestBalls.ts";
import { analysisChartText, analysisDistributionText, analysisValueText } from "../../../copy/analyzer/analysis.ts";
import { stageText } from "../../../copy/members/person.ts";
import { decimal } from "../../../format/decimal.ts";
import { type AnalysisCharts, type AnalysisPartProps, stageMarks, stageOrder } from "./analysisPart.ts";

/** 打球速度の広がりを、学年の段階ごとに。混ぜない。 */
export function DistributionPanel({ analysis, charts }: AnalysisPartProps & AnalysisCharts) {
  const { formatMessage } = useIntl();
  const title = formatMessage(analysisDistributionText.title);
  const ridges = analysis && ridgesOf(analysis);

  return (
    <Panel title={title} caption={formatMessage(analysisDistributionText.caption)}>
      {ridges?.length === 0 ? (
        <p>{formatMessage(analysisDistributionText.few)}</p>
      ) : (
        <ChartPlace charts={charts} loading={ridges === null} height="m">
          {({ RidgeChart }) =>
            ridges && (
              <RidgeChart
                caption={title}
                category={formatMessage(analysisChartText.stage)}
                unit={formatMessage(analysisChartText.kmh)}
                summary={formatMessage(analysisValueText.distribution, {
                  means: ridges
                    .map(({ name, mean }) =>
                      formatMessage(analysisValueText.nameMean, { name, mean: decimal(mean, 1) }),
                    )
                    .join("、"),
                })}
                ridges={ridges}
              />
            )
          }
        </ChartPlace>
      )}
    </Panel>
  );

  function ridgesOf({ points, players }: Analysis): readonly Ridge[] {
    const stageOf = new Map(players.map(({ id, grade }) => [id, gradeGroupOf(grade)]));
    return stageOrder.flatMap((stage) => {
      const values = points.flatMap(({ member_id, speed }) => (stageOf.get(member_id) === stage ? [speed] : []));
      if (values.length < fewestBalls) return [];
      const mean = values.reduce((sum, speed) => sum + speed, 0) / values.length;
      return [{ id: stage, name: formatMessage(stageText[stage]), mark: stageMarks[stage], mean, values }];
    });
  }
}
