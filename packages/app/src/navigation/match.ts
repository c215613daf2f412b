import { foreignPaths, type Route, redirects, routes } from "./routeTable.ts";

export type PathParams = Readonly<Record<string, string>>;

export type Matched =
  | { kind: "screen"; route: Route; params: PathParams }
  | { kind: "redirect"; to: string }
  /** Served beside this app, not by it. */
  | { kind: "foreign" }
  /** The end of a session, on every width (SE-8). */
  | { kind: "logout" }
  /** The sister service (RO-1). */
  | { kind: "top" };

/** The screen or redirect at a path. Unknown paths lead home. */
export function matchPath(pathname: string): Matched {
  if (foreignPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return { kind: "foreign" };
  for (const { pattern, arrive } of known) {
    const found = pattern.exec(pathname);
    if (found) return arrive({ ...found.groups });
  }
  return { kind: "redirect", to: "/" };
}

/** "/member-list/:id" with its parameters, as they stood in the address. */
export const fillPath = (path: string, params: PathParams) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? "");

type Known = { path: string; arrive: (params: PathParams) => Matched };

const fixed = (matched: Matched) => () => matched;
const fewestParametersFirst = (a: Known, b: Known) => a.path.split(":").length - b.path.split(":").length;
const expressionOf = (path: string) =>
  new RegExp(`^${path.replace(/\/$/, "").replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`);

const known = [
  ...routes.map((route): Known => ({ path: route.path, arrive: (params) => ({ kind: "screen", route, params }) })),
  ...redirects.map(
    ({ path, to }): Known => ({ path, arrive: (params) => ({ kind: "redirect", to: fillPath(to, params) }) }),
  ),
  { path: "/logout", arrive: fixed({ kind: "logout" }) },
  { path: "/top", arrive: fixed({ kind: "top" }) },
]
  .sort(fewestParametersFirst)
  .map(({ path, arrive }) => ({ pattern: expressionOf(path), arrive }));

/** The route's pattern for a path, such as `/member-list/:member_id`; null where no page is followed: no screen, a family's. */
export function trackedPath(pathname: string): string | null {
  const matched = matchPath(pathname);
  return matched.kind === "screen" && matched.route.id !== "family" ? matched.route.path : null;
}
