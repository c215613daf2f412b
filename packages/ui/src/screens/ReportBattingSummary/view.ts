import { defaultPeriod, type Span } from "@kyuseki/domain";
import { type BattingChoice, usualBatting } from "../../components/ReportFrame/battingChoice.ts";

export type BattingSummaryView = BattingChoice & { period: Span };

export const defaultBattingSummaryView: BattingSummaryView = { ...usualBatting, period: defaultPeriod };
