import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { cases, type Expected, type FaultCase, kindOf } from "./cases.ts";
import type { Seen } from "./record.ts";
import type { Surface } from "./surface.ts";
import { expiredSentence, signIn, type Visit, visiting } from "./visit.ts";

/** A test for each fault on each surface; they wait most of the time, so they run at the same time (R1, AP-3, D-7). */
export function testSurfaces(
  surfaces: readonly Surface[],
  faultsOf: (place: number) => readonly FaultCase[] = () => cases,
  startServer?: Parameters<typeof visiting>[0],
) {
  const openVisit = visiting(startServer);
  /** The longest ones begin first. */
  const cells = surfaces
    .flatMap((surface, place) => faultsOf(place).map((fault) => ({ surface, fault })))
    .toSorted((a, b) => (b.fault.lastsMs ?? 0) - (a.fault.lastsMs ?? 0));

  test.concurrent.for(cells)(
    "R1, AP-3, D-7 $surface.name：$fault.name",
    { timeout: 110_000 },
    async ({ surface, fault }, { onTestFinished }) => {
      const visit = await openVisit(surface);
      onTestFinished(visit.close);
      const { proxy } = visit;
      const kind = kindOf(surface.endpoint);
      const expected = fault.offline && surface.waits ? sentOnReturn : fault.expected[kind];
      const kept = expected.fails === "unavailable" ? surface.kept : undefined;
      const { attempts } = expected;
      const fails = kept ? undefined : expected.fails;

      await surface.open(visit);
      const call = `${surface.endpoint.method} ${await pathOf(surface, visit)}`;
      const before = proxy.seen.length;
      fault.begin(visit, call);
      const reached = proxy.next(call);
      const acted = surface.act(visit);
      await reached;
      const since = Date.now();
      if (fault.offline) {
        await visit.context.setOffline(true);
        await visit.page.evaluate(forgetAnswers);
      }
      await acted;

      const mustSignIn = fails === "unauthorized" && surface.signedIn;
      if (fails === undefined && fault.offline) await networkReturns(visit, since);
      if (kept) await kept(visit);
      else if (fails === undefined) await surface.arrived(visit);
      else if (mustSignIn) await asksToSignIn(surface, visit);
      else await says(surface, visit, fails);
      expectAttempts(
        proxy.seen.slice(before).filter((seen) => seen.call === call),
        attempts,
        kind === "write",
      );

      if (fault.offline && fails !== undefined) {
        await surface.retry(visit);
        await says(surface, visit, fails);
        await networkReturns(visit, since);
      }
      proxy.heal();
      if (kept) await networkComesAndGoes(visit);
      if (mustSignIn) {
        await signIn(visit);
        await surface.resume?.(visit);
      } else if (fails !== undefined && !(fault.offline && surface.returns)) await surface.retry(visit);
      await surface.arrived(visit);

      expect(proxy.mostInFlight()).toBeLessThanOrEqual(3);
      if (surface.rows)
        expect(await surface.rows(visit)).toBe(kind === "once" && !surface.replaces ? (fault.signIns ?? 1) : 1);
      expect(visit.consoleMessages()).toEqual([]);
    },
  );
}

async function networkReturns({ proxy, context }: Visit, since: number) {
  await pause(Math.max(0, since + offlineMs - Date.now()));
  proxy.heal();
  await context.setOffline(false);
}

/** What the device tells the page is what makes it try before the minute is over. */
async function networkComesAndGoes({ context }: Visit) {
  await context.setOffline(true);
  await context.setOffline(false);
}

async function pathOf({ endpoint, params }: Surface, visit: Visit): Promise<string> {
  const named = (await params?.(visit)) ?? {};
  return endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => named[name] ?? "");
}

const offlineMs = 30_000;
const sentOnReturn: Expected = { attempts: [2, 2] };

/** The open page also says so, until it is replaced. */
async function asksToSignIn({ staysSignedOut }: Surface, { page }: Visit) {
  if (staysSignedOut) await page.getByRole("main").getByRole("link", { name: "ログインする" }).click();
  await page.getByRole("heading", { name: "指導者ログイン" }).waitFor();
  await page.getByText(expiredSentence).waitFor();
}

async function says(surface: Surface, visit: Visit, code: Parameters<Surface["sayFailed"]>[1]) {
  await surface.sayFailed(visit, code);
  await surface.unchanged(visit);
}

/** Every request of one write has the same key; whatever only reads, or is never repeated, has none (D-7). */
function expectAttempts(made: readonly Seen[], [least, most]: readonly [number, number], isKeyed: boolean) {
  expect(made.length).toBeGreaterThanOrEqual(least);
  expect(made.length).toBeLessThanOrEqual(most);
  const keys = new Set(made.map(({ key }) => key));
  expect([keys.size, keys.has(undefined)]).toEqual([1, !isKeyed]);
}

/** Runs in the page: a device that has nothing to show in place of an answer; what is being stored is finished first. */
const forgetAnswers = () =>
  new Promise<void>((resolve) => {
    requestIdleCallback(() => {
      const erasing = indexedDB.deleteDatabase("kyuseki-answers");
      erasing.onsuccess = () => resolve();
      erasing.onerror = () => resolve();
    });
  });
