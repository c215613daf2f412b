import type { BattingResultCode } from "@kyuseki/domain";
import type { SymbolName } from "../../components/PitchLabel/pitchMarks.ts";
import { resultMarks } from "../../components/ResultMark/resultMarks.ts";

/** A ball without a result is a ring. */
export const resultSymbol = (result: BattingResultCode | null): SymbolName =>
  result ? resultMarks[result].symbol : "ring";
