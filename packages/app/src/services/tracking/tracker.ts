import type { SessionTeam, SessionUser } from "@kyuseki/domain";

/** Whoever is signed in. Trackers take ids from it, never a name or an address (P1). */
export type Person = { user: Pick<SessionUser, "id">; team: Pick<SessionTeam, "team_id" | "sport_type"> };

/**
 * `path` is a route's, with its parameters as `:name`, and `address` the page's with this path: true addresses hold ids
 * of members, codes, and what was searched for.
 */
export type PageView = { title: string; path: string; address: string; shownAtMs: number };

/** One way to follow a session: the analytics, or the tags of others. */
export type Tracker = {
  /** Somebody has signed in, and this is their first page (SE-3). */
  enter: (person: Person, at: PageView) => void;
  /** A page is shown (RO-9). */
  pageView: (view: PageView) => void;
  /** Sends what is left, and forgets who it was. */
  leave: () => Promise<void>;
};
