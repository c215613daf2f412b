import type { BattingResultCode } from "@kyuseki/domain";
import type { SymbolName } from "../../components/PitchLabel/pitchMarks.ts";
import { resultMarks } from "../../components/ResultMark/resultMarks.ts";

/** A ball whose result nobody has named is a ring. */
export const resultSymbol = (result: BattingResultCode | null): SymbolName =>
  result ? resultMarks[result].symbol : "ring";
