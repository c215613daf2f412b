import { type Gender, roundToOneDecimal } from "@kyuseki/domain";
import { type Day, isoDate, monthsBefore } from "../generate/calendar.ts";
import { normal, type Random } from "../generate/random.ts";
import { type SchoolYears, valueAt } from "../generate/schoolYears.ts";
import { growth } from "../tables/growth.ts";

/** How a person's size differs from the mean of the same age, as a share of that mean. */
export type Build = { height: number; weight: number };
export type BodySize = { date: string; height: number; weight: number };

export function buildOf(random: Random): Build {
  const tall = normal(random);
  return { height: 0.03 * tall, weight: 0.06 * tall + 0.07 * normal(random) };
}

/** cm and kg, one decimal. */
export function bodyAt(gender: Gender, build: Build, at: SchoolYears): { height: number; weight: number } {
  const { heightCm, weightKg } = growth[gender];
  return {
    height: roundToOneDecimal(valueAt(heightCm, at, 0.1) * (1 + build.height)),
    weight: roundToOneDecimal(valueAt(weightKg, at, 0.1) * (1 + build.weight)),
  };
}

/** One size a month over `months`, oldest first, up to `today`. Height never shrinks; weight sways by a few hundred grams. */
export function bodyHistory(
  random: Random,
  person: { gender: Gender; build: Build; schoolYearsOn: (day: Day) => SchoolYears },
  months: number,
  today: Day,
): BodySize[] {
  const history: BodySize[] = [];
  let tallest = 0;
  for (let back = months; back >= 0; back -= 1) {
    const day = back === 0 ? today : monthsBefore(today, back);
    const { height, weight } = bodyAt(person.gender, person.build, person.schoolYearsOn(day));
    tallest = Math.max(tallest, roundToOneDecimal(height + 0.15 * normal(random)));
    history.push({
      date: isoDate(day),
      height: tallest,
      weight: roundToOneDecimal(weight * (1 + 0.006 * normal(random))),
    });
  }
  return history;
}
