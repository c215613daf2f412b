import { defaultPitchGuardView, guardDays, guardOrders, guardStateFilters, type PitchGuardView } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { day, flag, grade, id, oneOf, page, pageSize, text } from "../../navigation/parameters.ts";

type OpenedRecords = Pick<PitchGuardView, "player" | "record" | "day">;

/** Whose records are open, and whether pitches are being entered for that player: not remembered with the view. */
export const openedRecordsAddress = defineView<OpenedRecords>(
  { player: null, record: false, day: null },
  { player: id, record: flag, day },
);

export const pitchGuardAddress = defineView<Omit<PitchGuardView, keyof OpenedRecords>>(defaultPitchGuardView, {
  grade,
  days: oneOf(guardDays),
  q: text,
  state: oneOf(guardStateFilters),
  order: oneOf(guardOrders),
  size: pageSize,
  page,
});
