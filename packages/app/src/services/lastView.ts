import { product } from "@kyuseki/domain";

const prefix = `${product.id}-view-`;

/** The section in which a tab remembers the names of its drafts. */
export const draftsSection = "drafts";

/** Session storage key of what a tab remembers about looking at things, and forgets with the session. */
export const sectionKey = (section: string) => prefix + section;

/** The search parameters a section was last seen with, for as long as the tab lives (D-9). */
export function lastView(section: string): string {
  try {
    return window.sessionStorage.getItem(sectionKey(section)) ?? "";
  } catch {
    return "";
  }
}

export function rememberView(section: string, search: string) {
  try {
    window.sessionStorage.setItem(sectionKey(section), search);
  } catch {
    // Blocked or full: the address still says it.
  }
}

/** At the end of a session: the next coach at this browser starts afresh (S6). */
export function forgetViews() {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(prefix)) window.sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked: nothing was kept.
  }
}

/**
 * What the router kept of where pages were scrolled to, without the place of a page that is opened anew. Whatever else was
 * stored becomes a record, since the router writes into it without checking it (R3).
 */
export function keepScroll(section: string, opened: string) {
  let kept: unknown;
  try {
    kept = JSON.parse(lastView(section));
  } catch {
    // Nothing, or not JSON.
  }
  rememberView(section, JSON.stringify(Object.assign({}, kept, { [opened]: undefined })));
}
