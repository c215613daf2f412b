import { defaultBattingAiStatsView } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { ball, oneOf, period } from "../../navigation/parameters.ts";

export const battingAiStatsAddress = defineView(defaultBattingAiStatsView, { period, type: oneOf([1, 2, 3]), ball });
