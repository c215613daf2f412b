import { defaultPitchGuardView, guardDays, type PitchGuardView } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { grade, oneOf, page, pageSize, text } from "../../navigation/parameters.ts";

/** Whose records are open is in the address too, but is not remembered with the view. */
export const pitchGuardAddress = defineView<Omit<PitchGuardView, "player">>(defaultPitchGuardView, {
  grade,
  days: oneOf(guardDays),
  q: text,
  size: pageSize,
  page,
});
