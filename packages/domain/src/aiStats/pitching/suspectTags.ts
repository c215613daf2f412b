import { median, robustSd } from "../statistics/statistics.ts";
import { fewestOfType, type NamedPitch, namedPitches, type SpeedsByType } from "./arsenal.ts";

/** A pitch that may be tagged as the wrong type: `at` is its index in `speeds.get(tagged)`. */
export type SuspectTag = { tagged: NamedPitch; at: number; speed: number; likely: NamedPitch };

/**
 * Pitches at least 2.5 robust standard deviations from the median of their own type and within 1 of another's, the
 * nearest (AI 7). Only speed is used; types with fewer than 8 balls or without any spread are left out.
 */
export function suspectTags(speeds: SpeedsByType): SuspectTag[] {
  const forms = namedPitches.flatMap((code) => {
    const its = speeds.get(code) ?? [];
    const form = { code, middle: median(its), spread: robustSd(its) };
    return its.length >= fewestOfType && form.spread > 0 ? [form] : [];
  });
  return forms.flatMap((own) =>
    (speeds.get(own.code) ?? []).flatMap((speed, at) => {
      if (offBy(speed, own) < farOff) return [];
      const [nearest] = forms
        .filter((other) => other !== own && offBy(speed, other) <= near)
        .toSorted((a, b) => offBy(speed, a) - offBy(speed, b));
      return nearest ? [{ tagged: own.code, at, speed, likely: nearest.code }] : [];
    }),
  );
}

const offBy = (speed: number, { middle, spread }: { middle: number; spread: number }) =>
  Math.abs(speed - middle) / spread;

const farOff = 2.5;
const near = 1;
