import type { GradeGroup, MeasuringDay } from "@kyuseki/domain";
import type { PrintMeasureView } from "@kyuseki/ui/screens/PrintMeasure";
import { defineView } from "../../navigation/defineView.ts";
import { grade, id, oneOf } from "../../navigation/parameters.ts";

/** null for whatever the address leaves open. */
type PrintConditions = {
  day: number | null;
  kind: PrintMeasureView["kind"] | null;
  stage: GradeGroup | null;
  player: number | null;
};

export const printMeasureAddress = defineView<PrintConditions>(
  { day: null, kind: null, stage: null, player: null },
  { day: id, kind: oneOf(["team", "players"]), stage: grade, player: id },
);

/** An address with a player and no kind asks for that player's sheet. */
export const viewOf = ({ kind, stage, player }: PrintConditions): PrintMeasureView => ({
  kind: kind ?? (player === null ? "team" : "players"),
  stage,
  player,
});

/** The chosen day; else the newest that is open, else the newest. null while there is none. */
export const dayToPrint = (chosen: number | null, days: readonly MeasuringDay[] | undefined): number | null =>
  chosen ?? (days?.find(({ closed_at }) => closed_at === null) ?? days?.[0])?.id ?? null;

/**
 * The days of the few dates before one on which any of its items was measured, the oldest first. Of several on one date,
 * which share values, only those that add an item.
 */
export function daysBefore(
  { date, item_ids }: Pick<MeasuringDay, "date" | "item_ids">,
  days: readonly MeasuringDay[],
): MeasuringDay[] {
  const ofDates = Map.groupBy(
    days.filter((day) => day.date < date),
    (day) => day.date,
  );
  const adding = Array.from(ofDates.values(), (ofDate) => daysWithMore(item_ids, ofDate));
  return adding
    .filter(({ length }) => length > 0)
    .slice(0, datesPerPage - 1)
    .flat()
    .reverse();
}

function daysWithMore(itemIds: readonly number[], days: readonly MeasuringDay[]): MeasuringDay[] {
  const missing = new Set(itemIds);
  return days.filter(({ item_ids }) => {
    const before = missing.size;
    for (const id of item_ids) missing.delete(id);
    return missing.size < before;
  });
}

/** Including the date of the day itself. */
const datesPerPage = 5;
