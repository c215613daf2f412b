import type { PitchingSummary } from "@kyuseki/domain";

/** Percent of all pitches of the period: `share`, and the largest of any type, at which a bar is full. */
export type ThrownPitch = PitchingSummary["pitches"][number] & { share: number; most: number };
