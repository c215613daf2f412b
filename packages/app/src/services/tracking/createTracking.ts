import { analytics, type PageConfig, storageKeys, type TrackingSettings } from "@kyuseki/domain";
import type { SessionStore } from "../session/session.ts";
import type { PageView, Person, Tracker } from "./tracker.ts";
import { whenIdle } from "./whenIdle.ts";

export type Tracking = {
  /** Reports a page view; one made before the sign-in is held, and reported after it (RO-9). */
  pageView: (title: string, pathname: string) => void;
  /** Resolves when everything said so far has been taken in. */
  settled: () => Promise<void>;
};

export type TrackingOptions = {
  config: Pick<PageConfig, "tracking">;
  session: Pick<SessionStore, "read" | "subscribe">;
  /** The pattern of a path (`/member-list/:member_id`), which names nobody; null where no page is followed. */
  trackedPath: (pathname: string) => string | null;
  /** The page starts afresh: scripts of others cannot be unloaded, and must not stand beside the login (P1). */
  reload: () => void;
  storage?: () => Storage;
  /** Of the analytics proxy; by default the page's own. */
  origin?: string | undefined;
  warn?: (message: string) => void;
};

/**
 * Follows the session by itself: whoever signs in is identified, whoever leaves is forgotten. Libraries and scripts
 * are loaded with the first page somebody signed in has in front of them, when the browser has nothing to do (D-12,
 * SE-3).
 */
export function createTracking({ config, session, trackedPath, ...options }: TrackingOptions): Tracking {
  const { reload, storage = () => window.localStorage, origin = "", warn = console.warn } = options;
  if (!config.tracking) return { pageView: () => {}, settled: async () => {} };
  const settings = allowedTo(isAdmin(storage), config.tracking);
  const hasTags = Boolean(settings.tagManager ?? settings.webAnalytics ?? settings.paymentScriptUrl);

  let person: Person | null = null;
  let held: PageView[] = [];
  let hasEntered = false;
  let line: Promise<readonly Tracker[]> | null = null;
  /** Calls every tracker, in the order of the events. */
  const notify = (send: (tracker: Tracker) => unknown) => {
    line = (line ?? loadTrackers(settings, { origin, warn })).then(async (trackers) => {
      for (const outcome of await Promise.allSettled(trackers.map(async (tracker) => send(tracker)))) {
        if (outcome.status === "rejected") warn(`tracking: ${outcome.reason}`);
      }
      return trackers;
    });
  };

  const follow = () => {
    const now = session.read();
    if (now.status === "signed_in") person = { user: now.user, team: now.team };
    if (now.status !== "signed_out" || !person) return;
    person = null;
    if (!hasEntered) return;
    hasEntered = false;
    notify((tracker) => tracker.leave());
    if (hasTags) reload();
  };
  session.subscribe(follow);
  follow();

  return {
    pageView: (title, pathname) => {
      const path = trackedPath(pathname);
      const here = person;
      if (path === null) return;
      const view = { title, path, address: window.location.origin + path, shownAtMs: Date.now() };
      if (!here) {
        // The login is told of by the frame that leaves for it and by whoever begins to type there.
        if (held.at(-1)?.path !== path) held = [...held, view].slice(-analytics.batch);
        return;
      }
      if (!hasEntered) notify((tracker) => tracker.enter(here, view));
      hasEntered = true;
      for (const each of [...held, view]) notify((tracker) => tracker.pageView(each));
      held = [];
    },
    settled: async () => void (await line),
  };
}

/** Whoever looks at a team's pages from outside is not counted among its coaches, and is not recorded (SE-7). */
function allowedTo(admin: boolean, settings: TrackingSettings): TrackingSettings {
  if (!admin) return settings;
  return settings.analytics ? { analytics: { token: analytics.dummyToken, recordingPercent: 0 } } : {};
}

function isAdmin(storage: () => Storage): boolean {
  try {
    return storage().getItem(storageKeys.adminToken) !== null;
  } catch {
    return false;
  }
}

type Surroundings = { origin: string; warn: (message: string) => void };

/** Whatever cannot be loaded is left out. */
async function loadTrackers(settings: TrackingSettings, { origin, warn }: Surroundings): Promise<readonly Tracker[]> {
  await whenIdle();
  const { analytics: project, ...tags } = settings;
  const outcomes = await Promise.allSettled([
    project && import("./analyticsTracker.ts").then(({ startAnalytics }) => startAnalytics(project, origin)),
    Object.values(tags).some(Boolean) && import("./tagsTracker.ts").then(({ startTags }) => startTags(tags, warn)),
  ]);
  return outcomes.flatMap((outcome) => {
    if (outcome.status === "rejected") warn(`tracking: ${outcome.reason}`);
    return outcome.status === "fulfilled" && outcome.value ? [outcome.value] : [];
  });
}
