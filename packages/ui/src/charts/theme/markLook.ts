import type { PitchCode } from "@kyuseki/domain";
import { pitchMarks } from "../../components/PitchLabel/pitchMarks.ts";
import { token } from "../../tokens/theme.ts";

/** One of the nine marks: for a pitch type its code, for other categories any of them; never both in one picture. */
export type MarkCode = PitchCode;

const codes = Object.entries(pitchMarks);

/** Rules for SVG elements with `data-mark`: the mark's colour as `--mark`, and the dash of its line. */
export const markRules = codes
  .map(([code, { color }]) => `&[data-mark="${code}"], & [data-mark="${code}"] { --mark: ${token(color)}; }`)
  .join("\n");

export const dashRules = codes
  .map(([code, { dash }]) => `& [data-part="line"][data-mark="${code}"] { stroke-dasharray: ${dash}; }`)
  .join("\n");
