import { expect, test } from "vitest";
import { followReleases } from "./followReleases.ts";

/** A registration as a browser hands it over, with a release that may be on its way. */
function registrationOf() {
  const posted: unknown[] = [];
  let checks = 0;
  const worker = () => Object.assign(new EventTarget(), { postMessage: (message: unknown) => posted.push(message) });
  const registration = Object.assign(new EventTarget(), {
    active: worker(),
    installing: null as ReturnType<typeof worker> | null,
    waiting: null as ReturnType<typeof worker> | null,
    update: async () => {
      checks += 1;
    },
  });
  const arrive = () => {
    registration.installing = worker();
    registration.dispatchEvent(new Event("updatefound"));
    registration.waiting = registration.installing;
    registration.installing = null;
    registration.waiting.dispatchEvent(new Event("statechange"));
  };
  return { registration, posted, arrive, checks: () => checks };
}

async function follow({ unsaved = false } = {}) {
  const browser = registrationOf();
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as DocumentVisibilityState });
  const state = { unsaved, nowMs: 0 };
  const listeners = new Set<() => void>();
  const stop = followReleases({
    // Only what is above is asked of it.
    register: async () => browser.registration as unknown as ServiceWorkerRegistration,
    hasUnsaved: () => state.unsaved,
    onSaved: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    page: page as unknown as Document, // Nor of the page.
    now: () => state.nowMs,
    log: () => {},
  });
  await Promise.resolve();
  const change = () => {
    for (const listener of listeners) listener();
  };
  return { ...browser, state, change, stop, look: () => page.dispatchEvent(new Event("visibilitychange")) };
}

test("OF-6 書きかけがなければ、新しい版はすぐ始まる", async () => {
  const { arrive, posted } = await follow();
  arrive();
  expect(posted).toEqual([{ type: "activate" }]);
});

test("OF-6 書きかけがあれば待ち、なくなったときに始まる", async () => {
  const { arrive, posted, state, change, look } = await follow({ unsaved: true });
  arrive();
  look();
  change();
  expect(posted).toEqual([]);
  state.unsaved = false;
  change();
  expect(posted).toEqual([{ type: "activate" }]);
});

test("画面に戻るたびに、多くて1時間に一度、新しい版を尋ねる", async () => {
  const { look, checks, state } = await follow();
  state.nowMs = 3_599_999;
  look();
  expect(checks()).toBe(0);
  state.nowMs = 3_600_000;
  look();
  look();
  expect(checks()).toBe(1);
});

test("画面を離れれば、もう何もしない", async () => {
  const { arrive, posted, stop, change } = await follow();
  stop();
  arrive();
  change();
  expect(posted).toEqual([]);
});
