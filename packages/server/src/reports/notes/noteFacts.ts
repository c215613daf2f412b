import type { NoteFact } from "@kyuseki/domain";
import type { PlayerMeasure } from "./playerMeasures.ts";

/** この日の測定: the best of each, and how many balls. */
export function noteFacts(measures: readonly PlayerMeasure[], day: string): NoteFact[] {
  const ofDay = measures.flatMap((measure) => {
    const found = measure.days.find(({ date }) => date === day);
    return found ? [{ ...measure, ...found }] : [];
  });
  // A measurement counts once, by its speed (EN-5).
  const balls = ofDay.reduce((sum, { kind, count }) => sum + (kind === 1 || kind === 4 ? count : 0), 0);
  const facts = ofDay.map(({ label, unit, decimals, best, bests }) => ({
    label,
    value: best,
    unit,
    decimals,
    best: bests.some(({ date }) => date === day),
  }));
  return balls === 0 ? facts : [...facts, { label: "測定回数", value: balls, unit: "回", decimals: 0, best: false }];
}
