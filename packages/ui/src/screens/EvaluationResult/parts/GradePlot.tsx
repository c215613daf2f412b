import { grades } from "@kyuseki/domain";
import { medianOf } from "@kyuseki/domain/ranking";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import { rangeAround } from "../../../charts/theme/ticks.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { evaluationValueText } from "../../../copy/practice/evaluation.ts";
import { decimal } from "../../../format/decimal.ts";
import type { LaterPart } from "../../../state/useLaterPart.ts";
import type { EvaluationRow } from "./evaluationRows.ts";
import type { Measure } from "./measure.ts";

export type GradePlotProps = {
  charts: LaterPart<typeof import("./charts.ts")>;
  measure: Measure;
  rows: readonly EvaluationRow[];
  onOpen: (playerId: number) => void;
};

/** 学年ごとのばらつき。丸ひとつが選手ひとり。 */
export function GradePlot({ charts, measure, rows, onOpen }: GradePlotProps) {
  const { formatMessage } = useIntl();
  const { name: what, unit, better, digits } = measure;
  const groups = useMemo(
    () =>
      grades.toReversed().flatMap((grade) => {
        const players = rows.filter(({ player }) => player.grade === grade);
        if (players.length === 0) return [];
        return {
          id: grade,
          name: formatMessage(gradeText[grade]),
          target: null,
          goal: players[0]?.player.goal ?? null,
          players: players.map(({ player: { id, verdict, last_name }, best }) => ({
            id: String(id),
            name: last_name,
            value: best,
            isBest: verdict === "best",
          })),
        };
      }),
    [rows, formatMessage],
  );
  const values = rows.map(({ best }) => best);
  const goals = groups.flatMap(({ goal }) => (goal === null ? [] : [goal]));
  const [low, high] = rangeAround([...values, ...goals]);
  const [first] = rows.toSorted((a, b) => (better === "higher" ? b.best - a.best : a.best - b.best));
  const title = formatMessage(evaluationValueText.plotTitle, { measure: what });
  const summary = formatMessage(evaluationValueText.plot, {
    count: rows.length,
    measure: what,
    median: decimal(medianOf(values) ?? 0, digits),
    name: first?.name ?? "",
    value: decimal(first?.best ?? 0, digits),
    unit,
    bests: rows.filter(({ player }) => player.verdict === "best").length,
  });

  return (
    <Panel title={title} caption={formatMessage(evaluationValueText.plotNote, { unit })}>
      <ChartPlace charts={charts} height={groups.length}>
        {({ StripPlot }) => (
          <StripPlot
            caption={title}
            summary={summary}
            measure={what}
            unit={unit}
            groups={groups}
            range={[Math.max(0, low), high]}
            digits={digits}
            onSelect={(id) => onOpen(Number(id))}
          />
        )}
      </ChartPlace>
    </Panel>
  );
}
