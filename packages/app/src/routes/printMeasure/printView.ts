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

/** The few days before one, the oldest first. Of several on one date only the newest: they share values. */
export function daysBefore({ date }: Pick<MeasuringDay, "date">, days: readonly MeasuringDay[]): MeasuringDay[] {
  const older = days.filter((day) => day.date < date);
  const ofDate = older.filter((day, at) => older.findIndex((other) => other.date === day.date) === at);
  return ofDate.slice(0, daysPerPage - 1).reverse();
}

/** Including the day itself. */
const daysPerPage = 5;
