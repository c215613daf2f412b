import type { PitchingSummaryView } from "@kyuseki/ui";
import { oneOf } from "../../navigation/viewParameters.ts";

/** D-9. `unset`: the balls nobody said it of. */
export const readBall = (params: URLSearchParams): PitchingSummaryView["ball"] =>
  oneOf(["rubber", "hard", "soft", "unset"] as const, params.get("ball"));
