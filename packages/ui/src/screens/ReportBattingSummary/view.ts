import { defaultPeriod, type Period } from "@kyuseki/domain";
import { type BattingChoice, usualBatting } from "../../components/ReportFrame/battingChoice.ts";

export type BattingSummaryView = BattingChoice & { period: Period };

export const defaultBattingSummaryView: BattingSummaryView = { ...usualBatting, period: defaultPeriod };
