// `npm run place-modules`: which modules that several pages need are in which file, as placement.json.
import { writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { type Route, routes } from "../../src/navigation/routeTable.ts";
import app from "../../vite.config.ts";
import { filesAbove, matching } from "../chunks.ts";
import { screenModule } from "../routeModules.ts";
import { arrange, type Part } from "./arrange.ts";
import { type Module, moduleGraph } from "./moduleGraph.ts";
import { type Placement, placementFile } from "./placement.ts";

/** kB brotli of 1,000 characters, as in the whole build. */
const density = 0.29;
const shared = 30;
const steps = 5_000_000;

const all: readonly Route[] = routes;
const graph = await moduleGraph(app);
const screens = [...new Set(all.filter(({ alone }) => !alone).map((route) => `packages/app/${screenModule(route)}`))];
const needs = screens.map((screen) => closure([screen]));
const above = takenAbove();
/** Files above that not every page has. */
const wholeFiles = ["common", "goals", "table"];
const whole = wholeFiles.map((name) => [...above].flatMap(([module, file]) => (file === name ? module : [])));
const parts = partsOf(
  whole,
  [...graph.keys()].filter((name) => !above.has(name)),
);
const files = arrange(
  parts.map(({ part }) => part),
  { limits: screens.map(limitOf), shared, whole: whole.length, steps },
);
const placement: Placement = {};
for (let file = whole.length; file < shared; file += 1) {
  const modules = parts.flatMap(({ modules }, at) => (files[at] === file ? modules : [])).sort();
  if (modules.length > 0) placement[nameOf(modules, Object.keys(placement))] = modules;
}
writeFileSync(placementFile, `${JSON.stringify(placement, null, 2)}\n`);
console.log(`${Object.values(placement).flat().length} modules in ${Object.keys(placement).length} files`);

/** Modules and all that they run with. */
function closure(names: readonly string[], without: ReadonlySet<string> = new Set()): Set<string> {
  const reached = new Set(names.filter((name) => !without.has(name)));
  for (const name of reached)
    for (const imported of graph.get(name)?.imports ?? []) if (!without.has(imported)) reached.add(imported);
  return reached;
}

/** Modules that the files of chunks.ts take before these, with their file. */
function takenAbove(): Map<string, string> {
  const taken = new Map<string, string>();
  for (const file of filesAbove) {
    const named = [...graph.keys()].filter((name) => matching(file).test(`/${name}`));
    for (const name of closure(named, new Set(taken.keys()))) taken.set(name, file.name);
  }
  return taken;
}

/** Whole files, and modules by the pages that need them, with the other parts they import. */
function partsOf(whole: readonly string[][], names: readonly string[]): { part: Part; modules: string[] }[] {
  const pagesOf = (modules: readonly string[]) =>
    needs.flatMap((need, page) => (modules.some((name) => need.has(name)) ? page : []));
  const byPages = Map.groupBy(names, (name) => pagesOf([name]).join());
  byPages.delete("");
  const all = [...whole, ...byPages.values()];
  const partOf = new Map(all.flatMap((modules, at) => modules.map((name) => [name, at] as const)));
  return all.map((modules, at) => {
    const found: readonly Module[] = modules.flatMap((name) => graph.get(name) ?? []);
    const imports = new Set(found.flatMap((one) => one.imports.flatMap((name) => partOf.get(name) ?? [])));
    imports.delete(at);
    const characters = found.reduce((sum, one) => sum + one.characters, 0);
    return { part: { pages: pagesOf(modules), weight: (characters * density) / 1000, imports: [...imports] }, modules };
  });
}

/** As in bench/budgets.ts, of what comes beside entry and shell. */
function limitOf(screen: string) {
  if (/\/HomeRoute\.tsx$/.test(screen)) return { files: 2, weight: 9.8, factor: 40 };
  if (/\/MemberListRoute\.tsx$/.test(screen)) return { files: 2, weight: 23.5, factor: 40 };
  if (/\/(NotificationDetail|OpenItems)Route\.tsx$/.test(screen)) return { files: 4, weight: 33, factor: 30 };
  return { files: 4, weight: 34, factor: 1 };
}

/** By the folder that most of its code is from. */
function nameOf(modules: readonly string[], taken: readonly string[]): string {
  const folders = Map.groupBy(modules, (name) => folderOf(name));
  const sizeOf = (names: readonly string[]) => names.reduce((sum, name) => sum + (graph.get(name)?.characters ?? 0), 0);
  const [first = ""] = [...folders].sort(([, one], [, other]) => sizeOf(other) - sizeOf(one)).map(([name]) => name);
  const same = taken.filter((name) => name.replace(/\d+$/, "") === first).length;
  return same > 0 ? `${first}${same + 1}` : first;
}

function folderOf(module: string): string {
  const [, library] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
  if (library) return library.replaceAll(/[@/]+(\w)?/g, (_, letter = "") => letter);
  const folder = basename(dirname(module));
  return folder === "parts" ? basename(dirname(dirname(module))) : folder;
}
