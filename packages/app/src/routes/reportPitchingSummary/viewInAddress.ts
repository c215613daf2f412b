import { defaultPitchingSummaryView } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { ballOrUnset, oneOf, span } from "../../navigation/parameters.ts";

export const pitchingSummaryAddress = defineView(defaultPitchingSummaryView, {
  period: span,
  ball: ballOrUnset,
  lines: oneOf(["three", "all"]),
});
