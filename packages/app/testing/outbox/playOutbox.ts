import type { MeasuringPayload } from "../../src/data/outbox/kinds/measuringKind.ts";
import { expectations } from "./expectations.ts";
import { randomOf } from "./faults.ts";
import { nameOf } from "./nameOf.ts";
import { createLock, type Device, openTab, type Tab } from "./openTab.ts";
import { clearTeam, storedValues } from "./storedValues.ts";
import { createTyping, type Typed } from "./typing.ts";
import type { OutboxWorld } from "./world.ts";

/**
 * One seeded run of a coach with two tabs, a bad network and a browser that is killed: values are typed, tabs come and go,
 * somebody else signs in, then everything heals. Answers what must be found by what the screens said, and what is found.
 */
export async function playOutbox(world: OutboxWorld, seed: number) {
  const random = randomOf(seed);
  let isHealed = false;
  let clockMs = 0;
  let tabs: Tab[] = [];
  const device: Device = {
    world,
    random,
    isHealed: () => isHealed,
    clockMs: () => clockMs,
    lock: createLock(),
    announce: () => {
      for (const { outbox } of tabs) void outbox.reload();
    },
    calls: new Set(),
    attempts: new Map(),
  };
  const expected = expectations();
  const type = createTyping(world, random);
  /** What a form still holds: the server could not be asked, or its page was closed meanwhile and is open again. */
  let held: { tab: Tab; typed: Typed }[] = [];
  await clearTeam(world);
  tabs = [await openTab(device), await openTab(device)];

  const hand = async (tab: Tab, typed: Typed) => {
    held = held.filter((one) => one.typed.name !== typed.name);
    const isOfForm = typed.draft.kind !== "measurement";
    const said = isOfForm ? await tab.submit(typed.draft) : await tab.enter(typed.draft);
    expected.say(typed, said);
    if (said === "failed" || (isOfForm && said === "nothing")) held.push({ tab, typed: { ...typed, isAgain: true } });
  };
  /** The same button once more; a new thing, as the form makes it. */
  const pressAgain = async () => {
    for (const { tab, typed } of held) {
      if (!tab.isOwners()) continue;
      const { thing, kind } = typed.draft;
      const isOfOne = kind === "attendance" || kind === "stamp";
      const draft = { ...typed.draft, thing: isOfOne ? thing : `${kind} ${crypto.randomUUID()}` };
      await hand(tab, { ...typed, draft });
    }
  };
  /** The coach keeps their own value over another tab's. */
  const answerQuestions = async ({ outbox }: Tab) => {
    for (const { ready, refusal: _, ...entry } of outbox.read().entries) {
      if (ready) continue;
      const { theirs, ...cell } = entry.payload as MeasuringPayload;
      const payload = { ...cell, from: theirs?.value ?? null, theirs: null };
      await outbox.enter([{ ...entry, payload, ready: true }]);
      expected.settle(nameOf(entry), cell.text);
    }
  };

  const openAgain = async () => {
    const open = await Promise.all(tabs.map((one) => (one.isDead() ? openTab(device) : one)));
    held = held.map(({ tab: before, typed }) => ({ tab: open[tabs.indexOf(before)] ?? before, typed }));
    tabs = open;
  };

  for (let step = 0; step < 6 + random.int(8); step += 1) {
    const tab = random.pick(tabs);
    const choice = random.int(10);
    if (choice < 5 && tab.isOwners())
      for (let one = random.int(3); one >= 0 && tab.isOwners(); one -= 1) await hand(tab, await type(tab));
    else if (choice < 8) await tab.flush();
    else if (choice === 8) clockMs = (random.int(3) - 1) * 24 * 3600 * 1000;
    else if (random.chance(0.5)) tab.kill();
    else await tab.close();
    if (random.chance(0.3)) tab.signIn(random.chance(0.2) ? "other" : "owner");
    if (random.chance(0.5)) await pressAgain();
    await openAgain();
  }
  isHealed = true;
  // Calls of the last steps may kill their tabs once they are answered.
  await Promise.allSettled(device.calls);
  await openAgain();
  for (let round = 0; round < 3; round += 1) {
    for (const tab of tabs) {
      tab.signIn("owner");
      await tab.outbox.reload();
      await tab.flush();
      await answerQuestions(tab);
    }
    await pressAgain();
  }
  await Promise.allSettled(device.calls);
  await Promise.all(tabs.map(({ outbox }) => outbox.reload()));
  return expected.compare(
    await storedValues(world),
    tabs.flatMap(({ outbox }) => outbox.read().entries),
  );
}
