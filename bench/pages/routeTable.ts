// One table of all routes: each value with a mark, `!` where its hard budget is missed and `·` where its goal is.
import { type Bound, budgets, routeBudgets } from "../budgets.ts";
import type { Load } from "./pageLoad.ts";
import type { RoutePage } from "./routes.ts";

/** Loads of one page at one width: over HTTP/2, and over HTTP/1.1 where that was measured. */
export type RouteLoads = {
  page: RoutePage;
  width: number;
  h2: Load;
  h1?: Load | undefined;
  warmMs?: number | undefined;
};
export type Floor = { h2: number; h1: number };

/** `shellKb`: JavaScript that every page behind the login has. `floor`: when the floor's list is usable, ms. */
export function routeRow({ page, width, h2, h1, warmMs }: RouteLoads, shellKb: number, floor: Floor) {
  const ratios = (load: Load, base: number) => ({
    usable: load.usableMs / base,
    ...(load.shellMs > 0 && { shell: load.shellMs / base }),
    ...(load.chartMs > 0 && { chart: load.chartMs / base }),
  });
  const measured: Record<string, number> = {
    ...h2,
    ...ratios(h2, floor.h2),
    ownJsKb: h2.jsKb - shellKb,
    ...(warmMs !== undefined && { warmMs }),
  };
  const bounds: Record<string, Bound> = { ...routeBudgets[page.kind], ...budgets.everyRoute };
  const cells = Object.entries(bounds).flatMap(([name, bound]) => {
    const value = measured[name];
    return value === undefined ? [] : [[name, marked(value, bound)]];
  });
  const overHttp1 = Object.entries(h1 ? ratios(h1, floor.h1) : {}).flatMap(([name, value]) => {
    const bound = bounds[name];
    return bound ? [[`${name} 1.1`, marked(value, slower(bound))]] : [];
  });
  const row: Record<string, string> = Object.fromEntries([...cells, ...overHttp1]);
  return { path: page.path, width: `${width}`, jsKb: h2.jsKb.toFixed(1), dataKb: h2.dataKb.toFixed(1), ...row };
}

export const isMissed = (row: Record<string, string>) => Object.values(row).some((cell) => cell.endsWith("!"));

/** `!`: the hard budget is missed; `·`: the goal is. */
export function marked(value: number, { goal, hard }: Bound) {
  const rounded = Number(value.toFixed(2));
  if (hard !== undefined && rounded > hard) return `${rounded}!`;
  return goal !== undefined && rounded > goal ? `${rounded}·` : `${rounded}`;
}

/** HTTP/1.1: a tenth more. */
const slower = ({ goal, hard }: Bound): Bound => ({
  ...(goal !== undefined && { goal: goal + 0.1 }),
  ...(hard !== undefined && { hard: hard + 0.1 }),
});
