import type { StoredAnswer } from "./answersDatabase.ts";

/**
 * The answer about as many days (`from`, `to`) that begin at most two weeks earlier or later, the closest one: a page that
 * asks for the days from today finds what it showed last. null for an address without days.
 */
export function closestDays(address: string, answers: readonly StoredAnswer[]): StoredAnswer | null {
  const asked = daysOf(address);
  if (!asked) return null;
  let closest: StoredAnswer | null = null;
  let least = farthestDays;
  for (const answer of answers) {
    const days = daysOf(answer.address);
    if (!days || days.rest !== asked.rest || days.count !== asked.count) continue;
    const distance = Math.abs(days.from - asked.from);
    if (distance > least) continue;
    closest = answer;
    least = distance;
  }
  return closest;
}

/** The first day, how many follow it, and the address without them. */
function daysOf(address: string) {
  const { pathname, searchParams } = new URL(address, "http://here");
  const [from, to] = ["from", "to"].map((name) => Date.parse(searchParams.get(name) ?? "") / dayMs);
  if (!from || !to) return null;
  searchParams.delete("from");
  searchParams.delete("to");
  return { from, count: to - from, rest: `${pathname}?${searchParams}` };
}

const farthestDays = 14;
const dayMs = 86_400_000;
