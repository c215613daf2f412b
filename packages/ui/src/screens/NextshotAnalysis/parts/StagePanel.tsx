import { type Analysis, gradeGroupOf } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { LineScore } from "../../../components/LineScore/LineScore.tsx";
import type { LineScoreColumn } from "../../../components/LineScore/lineScoreColumn.ts";
import { fewestBalls } from "../../../components/ReportFrame/fewestBalls.ts";
import { analysisChartText, analysisValueText } from "../../../copy/analyzer/analysis.ts";
import { stageText } from "../../../copy/members/person.ts";
import { type AnalysisPartProps, stageOrder } from "./analysisPart.ts";

type StageRow = { id: string; name: string; figures: readonly [number, number, number | null] };

/** 学年ごとの、強い打球の割合。投球は、人数と平均。 */
export function StagePanel({ analysis, mode }: AnalysisPartProps) {
  const { formatMessage } = useIntl();
  const word = (id: keyof typeof analysisChartText) => formatMessage(analysisChartText[id]);
  const hit = analysis?.hard_hit;
  const heads = mode === 1 ? (["count", "strong", "percent"] as const) : (["count", "people", "mean"] as const);
  const columns = heads.map(
    (head, index): LineScoreColumn<StageRow> => ({
      id: head,
      head: word(head),
      cell: ({ figures }) => figures[index] ?? null,
      ...(index === 2 && { digits: 1, mark: "total" }),
    }),
  );

  return (
    <LineScore<StageRow>
      title={word(mode === 1 ? "strongShare" : "pitchPanel")}
      {...(mode === 2 && { caption: word("kmh") })}
      {...(mode === 1 &&
        hit && {
          caption: formatMessage(analysisValueText.strongBand, {
            speed: hit.speed,
            low: hit.angle_low,
            high: hit.angle_high,
          }),
        })}
      corner={word("stage")}
      columns={columns}
      rows={
        analysis &&
        stageOrder.flatMap((stage) => {
          const one = analysis.stages.find((candidate) => candidate.stage === stage);
          if (!one || one.count === 0) return [];
          const name = formatMessage(stageText[stage]);
          return [{ id: stage, name, figures: mode === 1 ? strongOf(one) : pitchedOf(analysis, one) }];
        })
      }
    />
  );
}

type Stage = Analysis["stages"][number];

/** Of fewer balls a share says nothing. */
const strongOf = ({ of, strong }: Stage): StageRow["figures"] => [
  of,
  strong,
  of < fewestBalls ? null : (strong / of) * 100,
];

function pitchedOf({ players }: Analysis, { stage, count }: Stage): StageRow["figures"] {
  const own = players.filter(({ grade }) => gradeGroupOf(grade) === stage);
  const sum = own.reduce((total, player) => total + player.mean * player.count, 0);
  return [count, own.length, count === 0 ? null : sum / count];
}
