import type { Access } from "../src/navigation/routeTable.ts";
import { sectionKey } from "../src/services/lastView.ts";
import type { FirstCall } from "./firstCall.ts";
import { type PrefetchSettings, prefetchPage } from "./prefetchPage.ts";

export type PreloadRoute = {
  id: string;
  path: string;
  access: Access;
  /** Addresses of the chunks the page needs besides the entry. */
  files: readonly string[];
  /** What it asks the server first, besides the session. */
  calls?: readonly FirstCall[];
};

/** The inline script of index.html: `prefetchPage` with every page of the route table. */
export function preloadScript(routes: readonly PreloadRoute[], settings: Omit<PrefetchSettings, "login">): string {
  const pages = [...routes].sort(fixedFirst).map(({ id, path, access, files, calls = [] }) => ({
    pattern: pattern(path),
    needsSession: access === "session",
    files,
    viewKey: sectionKey(id),
    calls,
  }));
  const login = routes.find(({ access }) => access === "guest")?.files ?? [];
  return `(${withoutComments(prefetchPage)})(${[pages, { ...settings, login }].map(asScript).join(",")})`;
}

const withoutComments = (run: (...args: never[]) => void) =>
  String(run)
    .replaceAll(/^\s*(\/\/|\/\*\*).*$/gm, "")
    .replaceAll(/\n\s*/g, "\n");

const pattern = (path: string) => `^${path.replace(/\/$/, "").replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`;

const fixedFirst = (a: PreloadRoute, b: PreloadRoute) => count(a.path) - count(b.path);
const count = (path: string) => path.split(":").length;

/** `</script>` inside a script element would end it. */
const asScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
