import { defaultPitchingAiStatsView } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { ball, period } from "../../navigation/parameters.ts";

export const pitchingAiStatsAddress = defineView(defaultPitchingAiStatsView, { period, ball });
