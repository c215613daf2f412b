import type { BattingResultCode } from "@kyuseki/domain";
import type { ChartColor } from "../../tokens/chartColors.ts";
import type { SymbolName } from "../PitchLabel/pitchMarks.ts";

/** Never in one chart with pitch types: they share colours and symbols. */
export const resultMarks = {
  1: { color: "chart-9", symbol: "cross" },
  2: { color: "chart-5", symbol: "circle" },
  3: { color: "chart-2", symbol: "star" },
} as const satisfies Record<BattingResultCode, { color: ChartColor; symbol: SymbolName }>;
