import type { Duty, EventFamily } from "../contract/events/events.ts";

/**
 * A family for every duty, in the order of the duties: the one that has it, else the family with the fewest turns in this
 * school year, this event's included. Among equals the first in `families`; null where there are no families.
 */
export function suggestDuties(
  families: readonly Pick<EventFamily, "family_id" | "turns">[],
  duties: readonly Pick<Duty, "family_id">[],
): (number | null)[] {
  const turns = new Map(families.map((family) => [family.family_id, family.turns]));
  const take = (family_id: number) => turns.set(family_id, (turns.get(family_id) ?? 0) + 1);
  for (const { family_id } of duties) if (family_id !== null && turns.has(family_id)) take(family_id);

  return duties.map(({ family_id }) => {
    if (family_id !== null) return family_id;
    const [fewest] = [...turns].toSorted(([, a], [, b]) => a - b);
    if (!fewest) return null;
    take(fewest[0]);
    return fewest[0];
  });
}
