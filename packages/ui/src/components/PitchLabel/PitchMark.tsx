import type { PitchCode } from "@kyuseki/domain";
import { pitchMarks } from "./pitchMarks.ts";
import { SymbolMark, type SymbolMarkProps } from "./SymbolMark.tsx";

export type PitchMarkProps = Omit<SymbolMarkProps, "symbol" | "color"> & { code: PitchCode };

/** 球種の記号。言葉を添えられる場所では PitchLabel を使う。 */
export function PitchMark({ code, ...rest }: PitchMarkProps) {
  const { symbol, color } = pitchMarks[code];
  return <SymbolMark {...rest} symbol={symbol} color={color} />;
}
