import { twoSidedP } from "../statistics/normal.ts";
import { median, robustSd } from "../statistics/statistics.ts";
import { fewestOfType, type NamedPitch, namedPitches, type SpeedsByType } from "./arsenal.ts";

/** A pitch that may be tagged as the wrong type: `at` is its index in `speeds.get(tagged)`. */
export type SuspectTag = { tagged: NamedPitch; at: number; speed: number; likely: NamedPitch };

/**
 * Pitches at least 2.5 robust standard deviations from the median of their own type, so far that chance alone puts 0.15
 * balls of the set there, and within 1 of another type's, the nearest (AI 7). Chance: Student's t with 0.37 freedoms a
 * ball, the efficiency of the MAD (Rousseeuw & Croux 1993), times the number of balls. Only speed is used; types with
 * fewer than 8 balls or without any spread are left out.
 */
export function suspectTags(speeds: SpeedsByType): SuspectTag[] {
  const forms = namedPitches.flatMap((code): Form[] => {
    const its = speeds.get(code) ?? [];
    const form = { code, n: its.length, middle: median(its), spread: robustSd(its) };
    return its.length >= fewestOfType && form.spread > 0 ? [form] : [];
  });
  const balls = forms.reduce((sum, { n }) => sum + n, 0);
  return forms.flatMap((own) =>
    (speeds.get(own.code) ?? []).flatMap((speed, at) => {
      if (offBy(speed, own) < farOff || balls * chanceOf(speed, own) > mostByChance) return [];
      const [nearest] = forms
        .filter((other) => other !== own && offBy(speed, other) <= near)
        .toSorted((a, b) => offBy(speed, a) - offBy(speed, b));
      return nearest ? [{ tagged: own.code, at, speed, likely: nearest.code }] : [];
    }),
  );
}

type Form = { code: NamedPitch; n: number; middle: number; spread: number };

const offBy = (speed: number, { middle, spread }: Form) => Math.abs(speed - middle) / spread;

const chanceOf = (speed: number, form: Form) => twoSidedP(offBy(speed, form), madEfficiency * form.n);

const farOff = 2.5;
const near = 1;
/** Expected number in a set; with it under 5 % of sets with correct tags have a suspect (docs/statistics.md). */
const mostByChance = 0.15;
const madEfficiency = 0.37;
