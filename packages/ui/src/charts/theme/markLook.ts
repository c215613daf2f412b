import type { PitchCode } from "@kyuseki/domain";
import { pitchMarks } from "../../components/PitchLabel/pitchMarks.ts";
import { token } from "../../tokens/theme.ts";
import type { HatchName } from "./HatchDefs.tsx";

/** One of the nine marks: for a pitch type its code, for other categories any of them; never both in one picture. */
export type MarkCode = PitchCode;

/** The pattern over a bar of that mark; the first one is plain. */
export const markHatches = {
  0: "dash",
  1: null,
  2: "diagonal",
  3: "level",
  4: "net",
  5: "back",
  6: "dots",
  7: "cross",
  8: "upright",
} as const satisfies Record<MarkCode, HatchName | null>;

const codes = Object.entries(pitchMarks);

/** Rules for SVG elements with `data-mark`: the mark's colour as `--mark`, and the dash of its line. */
export const markRules = codes
  .map(([code, { color }]) => `&[data-mark="${code}"], & [data-mark="${code}"] { --mark: ${token(color)}; }`)
  .join("\n");

export const dashRules = codes
  .map(([code, { dash }]) => `& [data-part="line"][data-mark="${code}"] { stroke-dasharray: ${dash}; }`)
  .join("\n");
