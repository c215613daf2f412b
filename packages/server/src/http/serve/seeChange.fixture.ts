import { expect } from "vitest";
import { startTestServer } from "../../testing.ts";
import type { ActivityFixture } from "./activity.fixture.ts";

export type PageChange = {
  name: string;
  /** Pages that are another afterwards, and for whom: the coach unless said otherwise. */
  changed: string[];
  given?: () => Promise<unknown>;
  change: () => Promise<unknown>;
};

/** The same page as both coaches of the team see it, and as the other team's does, too. */
export const forBothCoaches = (...names: string[]) => names.flatMap((name) => [name, `${name}: colleague`]);
export const forEverybody = (...names: string[]) => [
  ...forBothCoaches(...names),
  ...names.map((name) => `${name}: stranger`),
];

type Club = Pick<ActivityFixture, "app" | "tokens" | "now" | "databaseUrl" | "config">;
type Pages = Readonly<Record<string, string>>;
const people = ["coach", "colleague", "stranger"] as const;

/**
 * Asks as two coaches of the team and one of another before and after a change. Each must be answered as by a server that has
 * kept nothing and is asked the other way round, so that nobody is given what is another's. Names what is no longer as before.
 */
export async function seeChange(fixture: Club, pages: Pages, { given, change }: Pick<PageChange, "given" | "change">) {
  await given?.();
  const before = await askAll(fixture, pages);
  // A status alone stands for an answer that failed, as for those who may not ask.
  expect(Object.keys(pages).filter((name) => typeof before[name] === "number")).toEqual([]);
  await change();
  const after = await askAll(fixture, pages);
  const fresh = await startTestServer({ now: fixture.now, databaseUrl: fixture.databaseUrl, config: fixture.config });
  const anew = await askAll({ ...fixture, app: fresh.app }, pages, people.toReversed()).finally(() => fresh.stop());
  expect(after).toEqual(anew);
  return Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

async function askAll(
  { app, tokens }: Pick<Club, "app" | "tokens">,
  pages: Pages,
  asking: readonly (typeof people)[number][] = people,
) {
  const answers: Record<string, unknown> = {};
  for (const person of asking) {
    for (const [name, page] of Object.entries(pages)) {
      const headers = { authorization: `Token ${tokens[person]}` };
      const reply = await app.inject({ url: `/api/coach/${page}`, headers });
      answers[person === "coach" ? name : `${name}: ${person}`] =
        reply.statusCode === 200 ? reply.json() : reply.statusCode;
    }
  }
  return answers;
}
