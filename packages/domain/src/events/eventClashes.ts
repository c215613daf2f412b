import { beginsAt } from "./eventTimes.ts";

/** When an event takes place. */
export type EventSpan = { all_day: boolean; meets_at: string | null; starts_at: string; ends_at: string };

/** Whether both take place at some same moment; where one ends as the other begins they do not. */
export const eventsOverlap = (a: EventSpan, b: EventSpan): boolean =>
  Date.parse(beginsAt(a)) < Date.parse(b.ends_at) && Date.parse(beginsAt(b)) < Date.parse(a.ends_at);

/**
 * For each planned event with a clash, those it clashes with: planned ones that overlap. `share` says whether two have a
 * player in common, so that whole days clash with hours on them too. Without it nobody knows, and only hours clash with
 * hours: 遠足 of one grade says nothing against a practice of another.
 */
export function eventClashes<E extends EventSpan & { event_id: number; state: "planned" | "cancelled" }>(
  events: readonly E[],
  share: (a: E, b: E) => boolean = (a, b) => !a.all_day && !b.all_day,
): Map<number, E[]> {
  const planned = events.filter(({ state }) => state === "planned");
  const inOrder = planned.toSorted((a, b) => Date.parse(beginsAt(a)) - Date.parse(beginsAt(b)));
  const clashes = new Map<number, E[]>();
  const add = (event: E, other: E) => clashes.set(event.event_id, [...(clashes.get(event.event_id) ?? []), other]);
  // Those that may still run when the next begins.
  let running: E[] = [];
  for (const event of inOrder) {
    running = running.filter((earlier) => Date.parse(earlier.ends_at) > Date.parse(beginsAt(event)));
    for (const earlier of running)
      if (eventsOverlap(earlier, event) && share(earlier, event)) {
        add(earlier, event);
        add(event, earlier);
      }
    running.push(event);
  }
  return clashes;
}
