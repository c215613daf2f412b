import { createOutbox, type OutboxDraft } from "@kyuseki/domain/outbox";
import type { TestServer } from "@kyuseki/server/testing";
import { QueryClient } from "@tanstack/react-query";
import type { MeasuringPayload } from "../../src/data/outbox/kinds/measuringKind.ts";
import { outboxKinds } from "../../src/data/outbox/outboxKinds.ts";
import { openOutboxStore } from "../../src/services/outbox/openOutboxStore.ts";
import type { Services } from "../../src/services/services.ts";
import { callFaults, randomOf, storeFaults, troubledCall, troubledStore } from "./faults.ts";

export type OutboxWorld = {
  db: TestServer["db"];
  services: Services;
  teamId: number;
  userId: number;
  dayId: number;
  itemIds: readonly number[];
  members: readonly number[];
  today: string;
};

/** What each thing may be in the database at the end: one text, or several where a tab was killed with what it said was not stored. */
type Possible = Map<string, ReadonlySet<string>>;

const about = { label: "", detail: "", href: "/" };

/**
 * One seeded run of a coach with two tabs, a bad network and a browser that is killed: values are typed, tabs come and go,
 * then everything heals. Answers what the database must hold by what the screens said, and what it holds.
 */
export async function playOutbox(world: OutboxWorld, seed: number) {
  const random = randomOf(seed);
  const { userId, dayId, members, itemIds, today, services } = world;
  let isHealed = false;
  let clockMs = 0;
  const possible: Possible = new Map();
  const lock = createLock();
  let count = 0;
  /** Things of pitch counts by their number. */
  const counts = new Map<string, string>();
  await clearTeam(world);

  const openTab = async () => {
    let kill = () => {};
    const death = new Promise<"dead">((resolve) => {
      kill = () => resolve("dead");
    });
    let isDead = false;
    let isSignedIn = true;
    const trouble = {
      nextCall: () => (!isHealed && random.chance(0.5) ? random.pick(callFaults) : null),
      nextWrite: () => (!isHealed && random.chance(0.08) ? random.pick(storeFaults) : null),
      onKill: () => {
        isDead = true;
        kill();
      },
      onExpire: () => {
        isSignedIn = false;
      },
    };
    const outbox = createOutbox({
      userId,
      teamId: () => world.teamId,
      store: troubledStore(
        openOutboxStore(userId, () => {}),
        trouble,
      ),
      kinds: outboxKinds({ call: troubledCall(services.call, trouble), queries: new QueryClient() }),
      exclusively: (work) => lock.run(() => Promise.race([work(), death.then(() => {})])),
      mayAct: () => isSignedIn && !isDead,
      now: () => Date.now() + clockMs,
      newId: () => crypto.randomUUID(),
      after: () => () => {},
      announce: () => {},
    });
    await outbox.reload();
    return {
      outbox,
      isDead: () => isDead,
      kill: trouble.onKill,
      signIn: () => {
        isSignedIn = true;
      },
      /** Resolves when it has sent what it can, or has been killed meanwhile. */
      flush: () => Promise.race([outbox.flush(), death.then(() => {})]),
    };
  };
  type Tab = Awaited<ReturnType<typeof openTab>>;
  let tabs: Tab[] = [await openTab(), await openTab()];

  const type = async ({ outbox }: Tab, draft: OutboxDraft, key: string, text: string) => {
    const before = possible.get(key) ?? new Set(["なし"]);
    const isDurable = await outbox.enter([draft]);
    // What only the tab holds may be lost with it, and it says so.
    possible.set(key, isDurable ? new Set([text]) : new Set([...before, text]));
  };
  const act = async (tab: Tab) => {
    count += 1;
    const member_id = random.pick(members);
    const value = 60 + random.int(30);
    if (random.chance(0.5)) {
      const item_id = random.pick(itemIds);
      const thing = `measuring ${dayId} ${member_id} ${item_id}`;
      const sent = tab.outbox.read().attempted.get(thing) as MeasuringPayload | undefined;
      const known = tab.outbox.read().entries.find((entry) => entry.thing === thing)?.payload as
        | MeasuringPayload
        | undefined;
      const from = sent ? sent.value : (known?.from ?? (await storedCell(world, member_id, item_id)));
      const payload = { day_id: dayId, member_id, item_id, text: String(value), from, value, kept: true, theirs: null };
      const draft = { thing, kind: "measurement", group: `measuring ${dayId}`, payload, about, ready: true };
      return type(tab, draft, thing, String(value));
    }
    // A number of its own, so that the database tells which it is.
    const pitches = count;
    const payload = { date: today, counts: [{ member_id, kind: "practice", pitches }] };
    const thing = `pitch_counts ${seed} ${count}`;
    counts.set(String(pitches), thing);
    const draft = { thing, kind: "pitch_count", group: "pitch_counts", payload, about, ready: true };
    await type(tab, draft, thing, String(pitches));
  };

  /** The coach keeps their own value over another tab's. */
  const answerQuestions = async ({ outbox }: Tab) => {
    for (const { thing, kind, group, payload } of outbox.read().entries.filter(({ ready }) => !ready)) {
      const { theirs, ...cell } = payload as MeasuringPayload;
      const mine = { ...cell, from: theirs?.value ?? null, theirs: null };
      await outbox.enter([{ thing, kind, group, payload: mine, about, ready: true }]);
      possible.set(thing, new Set([cell.text]));
    }
  };

  for (let step = 0; step < 6 + random.int(8); step += 1) {
    const tab = random.pick(tabs);
    const choice = random.int(10);
    if (choice < 5) await act(tab);
    else if (choice < 8) await tab.flush();
    else if (choice === 8) clockMs = (random.int(3) - 1) * 24 * 3600 * 1000;
    else tab.kill();
    if (random.chance(0.3)) tab.signIn();
    tabs = await Promise.all(tabs.map((one) => (one.isDead() ? openTab() : one)));
  }
  isHealed = true;
  for (let round = 0; round < 3; round += 1) {
    for (const tab of tabs) {
      tab.signIn();
      await tab.outbox.reload();
      await tab.flush();
      await answerQuestions(tab);
    }
  }
  await Promise.all(tabs.map(({ outbox }) => outbox.reload()));
  const left = tabs.flatMap(({ outbox }) => outbox.read().entries.map(({ thing }) => thing));
  return compare(possible, await storedValues(world, counts), left);
}

/** One at a time, as the browser's lock; a killed tab lets go. */
function createLock() {
  let last: Promise<void> = Promise.resolve();
  return {
    run: (work: () => Promise<void>) => {
      const done = last.then(work);
      last = done.catch(() => {});
      return done;
    },
  };
}

async function clearTeam({ db, teamId }: OutboxWorld) {
  await db.query("delete from measure_values where team_id = $1", [teamId]);
  await db.query("delete from pitch_counts where team_id = $1", [teamId]);
}

async function storedCell({ db, teamId, today }: OutboxWorld, memberId: number, itemId: number) {
  const { rows } = await db.query<{ value: number }>(
    "select value::float8 as value from measure_values where team_id = $1 and date = $2 and member_id = $3 and item_id = $4",
    [teamId, today, memberId, itemId],
  );
  return rows[0]?.value ?? null;
}

/** By thing; a count that is there twice has a name of its own. */
async function storedValues({ db, teamId, today, dayId }: OutboxWorld, counts: ReadonlyMap<string, string>) {
  const cells = await db.query<{ member_id: number; item_id: number; value: number }>(
    "select member_id, item_id, value::float8 as value from measure_values where team_id = $1 and date = $2",
    [teamId, today],
  );
  const pitches = await db.query<{ pitches: number }>("select pitches from pitch_counts where team_id = $1", [teamId]);
  const stored = new Map(
    cells.rows.map(({ member_id, item_id, value }) => [`measuring ${dayId} ${member_id} ${item_id}`, String(value)]),
  );
  for (const [at, row] of pitches.rows.entries()) {
    const thing = counts.get(String(row.pitches)) ?? `見知らぬ記録 ${row.pitches}`;
    stored.set(stored.has(thing) ? `${thing} 二度目 ${at}` : thing, String(row.pitches));
  }
  return stored;
}

/** For comparing: per thing what is stored, and the same where it may be so. */
function compare(possible: Possible, stored: Map<string, string>, left: readonly string[]) {
  const expected: Record<string, string> = {};
  for (const [thing, texts] of possible) {
    const found = stored.get(thing) ?? "なし";
    expected[thing] = texts.has(found) ? found : [...texts].join(" か ");
  }
  return {
    expected: { ...expected, 残り: "" },
    stored: {
      ...Object.fromEntries([...possible.keys()].map((thing) => [thing, stored.get(thing) ?? "なし"])),
      ...Object.fromEntries([...stored].filter(([thing]) => !possible.has(thing))),
      残り: left.join(" "),
    },
  };
}
