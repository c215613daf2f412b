import type { OutboxEntry } from "@kyuseki/domain/outbox";
import { outboxText } from "@kyuseki/ui";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectations } from "../../testing/outbox/expectations.ts";
import { randomOf } from "../../testing/outbox/faults.ts";
import { nameOf } from "../../testing/outbox/nameOf.ts";
import type { Said } from "../../testing/outbox/openTab.ts";
import { storedValues } from "../../testing/outbox/storedValues.ts";
import type { Fault } from "../faults/fault.ts";
import { emptyOutbox } from "./emptyOutbox.ts";
import { createEntering, type Entering } from "./entering.ts";
import type { Field } from "./fieldWorld.ts";
import { entriesOn } from "./onDevice.ts";

/** What happens to the next call that carries an entry. */
const faults: readonly Fault[] = [
  { kind: "lost" },
  { kind: "reset" },
  { kind: "garbled" },
  { kind: "answer", status: 500, body: "{}" },
  { kind: "answer", status: 503, body: "{}" },
  { kind: "answer", status: 429, body: "{}", headers: { "retry-after": "1" } },
  { kind: "answer", status: 200, body: "<h1>駅のWi-Fi</h1>", headers: { "content-type": "text/html" } },
];

/**
 * One seeded run of a coach on the field: entries on the real screens, with the network, the tabs, the server and the
 * release changing in between. Answers what must be found by what the screens said, and what is found.
 */
export async function playField(openField: (options: { withServiceWorker: boolean }) => Promise<Field>, seed: number) {
  const random = randomOf(seed);
  const withServiceWorker = random.chance(0.4);
  const field = await openField({ withServiceWorker });
  const { context, proxy } = field;
  const expected = expectations();
  const entering = createEntering(field, random);
  const pages: Page[] = [];
  let isOffline = false;

  const openTab = async () => {
    const page = await context.newPage();
    await page.goto("/");
    await page.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();
    pages.push(page);
  };
  const setOffline = async (offline: boolean) => {
    isOffline = offline;
    await context.setOffline(offline);
  };
  const hand = async (page: Page, one: Entering, fault: Fault | null) => {
    await shown(page, one.at);
    if (fault) proxy.script(one.call, [fault]);
    await one.enter(page);
    let said = await outcomeOf(page, field, one);
    for (let press = 0; said === "failed" && one.again && press < 3; press += 1) {
      await one.again(page);
      said = await outcomeOf(page, field, one);
    }
    proxy.heal();
    expected.say(one, said);
  };
  /** A coach writes under a note that is deleted before the comment arrives. */
  const commentOnDeleted = async (page: Page) => {
    const one = entering.commentOnLast();
    await follow(page, one.at);
    await page.getByRole("textbox", { name: "コメントを書く" }).waitFor();
    await setOffline(true);
    await one.enter(page);
    expected.say({ ...one, isWrong: true }, await outcomeOf(page, field, one));
    await field.db.query("delete from notes where team_id = $1 and id = $2", [field.teamId, field.notes.at(-1)]);
    await setOffline(false);
  };
  const happenings: ((page: Page) => Promise<unknown>)[] = [
    (page) => page.reload(),
    openTab,
    async (page) => {
      if (pages.length === 1) await openTab();
      pages.splice(pages.indexOf(page), 1);
      await page.close();
    },
    () => field.restart(),
    async () => field.release(),
    ...(withServiceWorker ? [() => setOffline(!isOffline), () => setOffline(true)] : []),
  ];

  try {
    await openTab();
    const start = pages[0] as Page;
    if (withServiceWorker) await installed(start);
    const planned = Array.from({ length: 3 + random.int(3) }, entering.next);
    // What was never opened cannot be shown without a network.
    if (withServiceWorker) for (const { at } of planned) await shown(start, at);
    for (const one of planned) {
      if (random.chance(0.5) && !(isOffline && pages.length > 2)) await random.pick(happenings)(random.pick(pages));
      await hand(random.pick(pages), one, random.chance(0.4) ? random.pick(faults) : null);
    }
    if (withServiceWorker && !isOffline && random.chance(0.5)) await commentOnDeleted(random.pick(pages));
    await setOffline(false);
    const last = random.pick(pages);
    for (const page of pages.filter((page) => page !== last)) await page.close();
    await emptyOutbox(last, field);
    const left = await entriesOn(last);
    const stored = await storedValues({ ...field, other: { id: 0 } });
    return expected.compare(stored, left);
  } finally {
    await field.close();
  }
}

/** Inside the app, without loading it anew. */
async function follow(page: Page, address: string) {
  await page.getByRole("main").waitFor();
  await page.evaluate((to) => {
    if (location.pathname + location.search === to) return;
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, address);
}

/** Opens a screen, with what an entry there needs; what stands of the page before does not count. */
async function shown(page: Page, address: string) {
  await follow(page, address);
  const button = (name: RegExp | string) => page.getByRole("button", { name }).first();
  const needed = address.startsWith("/note/")
    ? button("コメントする")
    : address.startsWith("/event-list/")
      ? button(/^大野 翔(?!の)/)
      : address.startsWith("/dashboard/")
        ? button("投球数を記録")
        : page.getByRole("grid");
  await needed.waitFor();
}

const installed = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated", null, { timeout: 40_000 });

/** What the screen says: a form lets go of what is stored here or there, other screens show it at once. */
async function outcomeOf(page: Page, field: Field, one: Entering): Promise<Said> {
  // A toast about an earlier stamp or comment may still stand, also in a dialog.
  const alerts = page.getByRole("alert").filter({ hasText: failures, hasNotText: "スタンプを送れませんでした" });
  const isOfNote = one.at.startsWith("/note/");
  const failed = (isOfNote ? alerts : alerts.filter({ hasNotText: "コメントを送れませんでした" })).first();
  const hasFailed = one.failed ? one.failed(page) : failed;
  let said: Said = "nothing";
  const listen = async () => {
    if ((one.again || one.failed) && (await hasFailed.isVisible())) said = "failed";
    else if (one.taken ? await one.taken(page) : await isKept(page, field, one)) said = "kept";
    return said;
  };
  await expect.poll(listen, { interval: 30, timeout: 9000 }).not.toBe("nothing");
  return said;
}

/** Here or at the server. What the server may still give back is kept here once the screen says so. */
async function isKept(page: Page, field: Field, { name, text, failed }: Entering) {
  const isIt = (entry: OutboxEntry) =>
    nameOf(entry) === name && Object.values(entry.payload as Record<string, unknown>).includes(text);
  if ((await storedValues({ ...field, other: { id: 0 } })).stored.get(name) === text) return true;
  const isHere = (await entriesOn(page)).some(isIt);
  return isHere && (!failed || (await page.getByText(`${outboxText.stored.defaultMessage}`).first().isVisible()));
}

const failures = /サーバーで問題が起きました|サーバーにつながりませんでした|受け付けを止めています|送れませんでした/;
