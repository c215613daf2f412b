import type { PitchingSummary } from "@kyuseki/domain";

/** `share`: percent of all pitches of the period; a bar is full at the largest share of any type. */
export type ThrownPitch = PitchingSummary["pitches"][number] & { share: number; most: number };
