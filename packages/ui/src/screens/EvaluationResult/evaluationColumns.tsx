import type { Span } from "@kyuseki/domain";
import type { IntlShape } from "react-intl";
import { Sparkline } from "../../charts/Sparkline/Sparkline.tsx";
import type { SortDirection, TableColumn } from "../../components/DataTable/parts/tableColumn.ts";
import { Delta } from "../../components/Delta/Delta.tsx";
import { spanWords } from "../../components/SpanChoice/spanWords.ts";
import { Tag } from "../../components/Tag/Tag.tsx";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { numberText } from "../../copy/controls/number.ts";
import { evaluationText } from "../../copy/practice/evaluation.ts";
import { shortDate } from "../../format/date.ts";
import { Caption } from "../../layout/Text/Caption.ts";
import type { EvaluationRow } from "./parts/evaluationRows.ts";
import type { Measure } from "./parts/measure.ts";
import { PlayerName } from "./parts/PlayerName.tsx";
import type { EvaluationSort } from "./view.ts";

type Column = TableColumn<EvaluationRow, EvaluationSort>;

/** Columns for the measured thing: a count has neither a mean nor a goal. */
export function evaluationColumns(
  intl: IntlShape,
  measure: Measure,
  { period, onOpen }: { period: Span; onOpen: (playerId: number) => void },
): readonly Column[] {
  const word = (name: keyof typeof evaluationText) => intl.formatMessage(evaluationText[name]);
  const cells = evaluationCells(intl, measure);
  const headers = evaluationHeaders(intl, measure, period);
  const bestFirst: SortDirection = measure.better === "higher" ? "desc" : "asc";
  type Figure = keyof typeof headers;
  const figure = (id: Figure, sortKey: (row: EvaluationRow) => number | null, firstDir = bestFirst): Column => ({
    id,
    header: headers[id],
    align: "end",
    cell: cells[id],
    sortKey,
    firstDir,
  });

  return [
    {
      id: "name",
      header: word("player"),
      rowHeader: true,
      cell: (row) => <PlayerName row={row} onOpen={onOpen} />,
      sortKey: ({ nameRank }) => nameRank,
      firstDir: "asc",
    },
    figure("best", ({ best }) => best),
    figure("change", ({ change }) => change),
    ...(measure.isCount
      ? []
      : [figure("mean", ({ player }) => player.mean), figure("left", ({ left }) => left, "asc")]),
    { id: "recent", header: word("recent"), hideBelow: "desktop", cell: cells.recent },
    {
      id: "date",
      header: word("date"),
      align: "end",
      hideBelow: "desktop",
      cell: cells.date,
      sortKey: ({ player }) => player.best_on,
      isDay: true,
      firstDir: "desc",
    },
  ];
}

export function evaluationHeaders(
  intl: IntlShape,
  { better, isCount, item }: Pick<Measure, "better" | "isCount" | "item">,
  period: Span,
) {
  const { formatMessage } = intl;
  const best = isCount ? evaluationText.counted : better === "higher" ? evaluationText.highest : evaluationText.lowest;
  return {
    best: formatMessage(best),
    change: item ? formatMessage(evaluationText.lastTime) : spanWords(intl, period).before,
    mean: formatMessage(evaluationText.mean),
    left: formatMessage(evaluationText.left),
  };
}

/** Cells of a player, for the table and the cards. */
export function evaluationCells({ formatMessage }: IntlShape, { unit, better, digits, isCount }: Measure) {
  return {
    best: ({ best }: EvaluationRow) => <UnitNumber value={best} unit={unit} digits={digits} size="m" />,
    change: ({ change }: EvaluationRow) => <Delta value={change} digits={digits} sense={isCount ? "plain" : better} />,
    mean: ({ player }: EvaluationRow) => <UnitNumber value={player.mean} />,
    left: ({ left }: EvaluationRow) => {
      if (left === null) return <Caption>{formatMessage(evaluationText.noGoal)}</Caption>;
      return left === 0 ? (
        <Tag tone="s">{formatMessage(evaluationText.reached)}</Tag>
      ) : (
        <UnitNumber value={left} digits={digits} />
      );
    },
    recent: ({ player }: EvaluationRow) => <Sparkline values={player.days.map((day) => day.best)} />,
    date: ({ player }: EvaluationRow) =>
      player.best_on === null ? formatMessage(numberText.none) : shortDate(player.best_on),
  };
}
