import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Route } from "../src/navigation/routeTable.ts";

const folderOf = (id: string) => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const nameOf = (id: string) => folderOf(id).replace(/^./, (first) => first.toUpperCase());

/** Loaded with every page that has the shell. Like all below: from the package's folder. */
export const shellModule = "src/shell/shell.tsx";

/** Of a page without the shell. */
export const aloneModule = ({ id }: Pick<Route, "id">) =>
  id === "family" ? "src/family/FamilyPage.tsx" : "src/login/LoginPage.tsx";

/** Of a page with the shell. A member opens over the list. */
export function screenModule(route: Pick<Route, "id">): string {
  const id = route.id === "member-detail" ? "member-list" : route.id;
  return `src/routes/${folderOf(id)}/${nameOf(id)}Route.tsx`;
}

/** Draws the charts of a page, if it has any; loaded once the page stands. */
export function chartsModule({ id }: Pick<Route, "id">): string | undefined {
  const module = `../ui/src/screens/${nameOf(id)}/parts/charts.ts`;
  return existsSync(resolve(import.meta.dirname, "..", module)) ? module : undefined;
}
