import { fillPath, type PathParams } from "./match.ts";
import { type Route, routes } from "./routeTable.ts";

export type Ancestor = { id: Route["id"]; href: string };

/** The screens above one, the topmost first, with the parameters of the present address filled in. */
export function trailOf(route: Route, params: PathParams): Ancestor[] {
  const trail: Ancestor[] = [];
  for (let above = parentOf(route, params); above; above = parentOf(above, params)) {
    trail.unshift({ id: above.id, href: fillPath(above.path, params) });
  }
  return trail;
}

/** A screen may stand at several paths: the one that says the most about what is open. */
function parentOf({ parent }: Route, params: PathParams): Route | undefined {
  return table
    .filter(({ id, path }) => id === parent && namesIn(path).every((name) => name in params))
    .sort((a, b) => namesIn(b.path).length - namesIn(a.path).length)[0];
}

const table: readonly Route[] = routes;
const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
