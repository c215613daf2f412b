import type { Access } from "../src/navigation/routeTable.ts";
import { sectionKey } from "../src/services/lastView.ts";
import type { FirstCall, LinkCall } from "./firstCall.ts";
import { inlineScript } from "./inlineScript.ts";
import { type PrefetchablePage, type PrefetchSettings, prefetchPage } from "./prefetchPage.ts";

export type PreloadRoute = {
  id: string;
  path: string;
  access?: Access | undefined;
  /** Addresses of the chunks the page needs besides the entry. */
  files: readonly string[];
  /** Addresses of the chunks of what it draws later; they give way to everything else. */
  later?: readonly string[];
  /** From which width of the window on they are, in pixels. */
  laterFrom?: number | undefined;
  /** What it asks the server first, besides the session. */
  calls?: readonly FirstCall[];
  linkCall?: LinkCall | undefined;
};

/** Files of a page besides the entry. More, or many small ones, make it wait: build/chunks/chunks.ts says which it gets. */
const mostFiles = 10;

/**
 * The inline script of index.html: `prefetchPage` with every page of the route table.
 * @throws when a page needs too many files
 */
export function preloadScript(routes: readonly PreloadRoute[], settings: Omit<PrefetchSettings, "login">): string {
  for (const { path, files } of routes) {
    if (files.length > mostFiles)
      throw new Error(`${path} needs ${files.length} files, see build/chunks/chunks.ts:\n${files.join("\n")}`);
  }
  const pages = [...routes]
    .sort(fixedFirst)
    .map(({ id, path, access, files, later = [], laterFrom, calls = [], linkCall }) => {
      const needsSession = access === undefined;
      const page: PrefetchablePage = {
        needsSession,
        files,
        later,
        laterFrom,
        viewKey: sectionKey(id),
        calls,
        linkCall,
      };
      return [path, JSON.stringify(page)];
    });
  const login = routes.find(({ access }) => access === "guest")?.files ?? [];
  return inlineScript(prefetchPage, [pages, { ...settings, login }]);
}

const fixedFirst = (a: PreloadRoute, b: PreloadRoute) => count(a.path) - count(b.path);
const count = (path: string) => path.split(":").length;
