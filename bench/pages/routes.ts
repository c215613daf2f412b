// Every address of the route table, with players, notices and events of the demo in it.
import { existsSync } from "node:fs";
import { type Route, routes } from "../../packages/app/src/navigation/routeTable.ts";
import type { routeBudgets } from "../budgets.ts";

export type RouteKind = keyof typeof routeBudgets;
/** What stands behind the `#` of the pages that are opened with it. */
export type LinkCodes = Partial<Record<"family" | "join" | "invite", string>>;
export type RoutePage = { path: string; address: string; kind: RouteKind; route: Route };

/** What shows that a page's own data has not come; charts have places of their own. */
export const busy = '#opening, main [aria-busy="true"]:not([data-height])';

/** Asks the running demo what stands for each `:name`; `token` is a coach's. */
export async function listRoutePages(product: string, token: string, codes: LinkCodes): Promise<RoutePage[]> {
  const get = async (path: string) => {
    const reply = await fetch(product + path, { headers: { Authorization: `Token ${token}` } });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return reply.json();
  };
  const measured = async (mode: number) =>
    (await get(`/api/coach/nextshot/analysis?mode=${mode}&period=3`)).players[0].id;
  const [batter, pitcher] = [await measured(1), await measured(2)];
  const report = (id: number) => `/api/coach/nextshot/report/${id}`;
  const { balls } = await get(`${report(batter)}/batting/summary?period=3`);
  const { rows } = await get(`${report(pitcher)}/pitching/results?start=2020-01-01`);
  const { notes } = await get("/api/coach/notes");
  const { team, provider } = await get(`/api/coach/events?${yearAround(new Date())}`);
  const ids: Record<string, (path: string) => number> = {
    member_id: (path) => (path.includes("/pitching/") ? pitcher : batter),
    video_id: (path) => (path.includes("/pitching/") ? rows : balls)[0].id,
    notice_id: firstOf((await get("/api/coach/notices")).notices, "notice_id"),
    note_id: firstOf(notes, "note_id"),
    user_id: () => notes[0].member.id,
    information_id: firstOf((await get("/api/coach/information")).information, "information_id"),
    event_id: (path) => (path.includes("/detail/") ? provider[0].provider_event_id : team[0].event_id),
  };
  return routes
    .filter(({ id }) => !elsewhere.has(id))
    .map((route) => ({
      path: route.path,
      address:
        route.path.replaceAll(/:(\w+)/g, (_, name: string) => `${ids[name]?.(route.path)}`) + hashOf(route, codes),
      kind: kindOf(route),
      route,
    }));
}

const firstOf =
  (rows: readonly Record<string, number>[], name: string) =>
  (path: string): number => {
    const id = rows[0]?.[name];
    if (id === undefined) throw new Error(`the demo has no ${name} for ${path}`);
    return id;
  };

/** Where a coach of the demo is not let in: its club exists already, and asks for no second factor. */
const elsewhere: ReadonlySet<string> = new Set(["setup", "second-factor"]);

const hashOf = ({ id }: Route, codes: LinkCodes) => {
  const code = codes[id as keyof LinkCodes];
  return code ? `#${code}` : "";
};

/** The longest span that is answered is a year. */
function yearAround(now: Date) {
  const day = (after: number) => new Date(now.getTime() + after * 86_400_000).toISOString().slice(0, 10);
  return `from=${day(-180)}&to=${day(180)}`;
}

function kindOf({ id, alone }: Route): RouteKind {
  if (alone) return "alone";
  if (id === "home") return "home";
  if (id === "member-list" || id === "member-detail") return "list";
  return existsSync(`packages/ui/src/screens/${screenOf(id)}/parts/charts.ts`) ? "charts" : "page";
}

const screenOf = (id: string) => id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
