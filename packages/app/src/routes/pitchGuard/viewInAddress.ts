import { defaultPitchGuardView, guardAhead, type PitchGuardView } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { grade, oneOf } from "../../navigation/parameters.ts";

/** Whose records are open is in the address too, but is not remembered with the view. */
export const pitchGuardAddress = defineView<Omit<PitchGuardView, "player">>(defaultPitchGuardView, {
  grade,
  ahead: oneOf(guardAhead),
});
