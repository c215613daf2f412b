import { gradeGroups, type MeasuringDay } from "@kyuseki/domain";
import type { PrintMeasureView } from "@kyuseki/ui/screens/PrintMeasure";
import { oneOf } from "../../navigation/viewParameters.ts";

/** What an address says of the papers. One with a player asks for that player's. */
export function viewOf(params: URLSearchParams): PrintMeasureView {
  const player = idFrom(params.get("player"));
  return {
    kind: oneOf(["team", "players"], params.get("kind")) ?? (player === null ? "team" : "players"),
    stage: oneOf(gradeGroups, params.get("stage")),
    player,
  };
}

/** The day an address names; else the newest that is going on, else the newest. null while there is none. */
export function dayToPrint(params: string | null, days: readonly MeasuringDay[] | undefined): number | null {
  const named = idFrom(params);
  if (named !== null) return named;
  return (days?.find(({ closed_at }) => closed_at === null) ?? days?.[0])?.id ?? null;
}

/** The few days before one, in the order of time. Of several on a date the newest stands for all: they share values. */
export function daysBefore({ date }: Pick<MeasuringDay, "date">, days: readonly MeasuringDay[]): MeasuringDay[] {
  const older = days.filter((day) => day.date < date);
  const ofDate = older.filter((day, at) => older.findIndex((other) => other.date === day.date) === at);
  return ofDate.slice(0, daysPerPage - 1).reverse();
}

/** The last of them is the day itself. */
const daysPerPage = 5;

const idFrom = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
