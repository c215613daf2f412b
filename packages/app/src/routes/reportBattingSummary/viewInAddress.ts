import { defaultBattingSummaryView } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { battingChoice, span } from "../../navigation/parameters.ts";

export const battingSummaryAddress = defineView(defaultBattingSummaryView, { period: span, ...battingChoice });
