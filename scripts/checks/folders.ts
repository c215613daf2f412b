// Folders that import each other in a cycle, and folders with too many files to look through; `npm run check` fails on
// both.
import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";

/** Tests, stories and fixtures may import anything. */
const isProduct = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.(test|stories|fixtures?|harness)\.tsx?$|(^|\/)(testing|fixtures)(\/|\.ts$)|testCluster/.test(file);

/** Relative imports of a file, static and dynamic. */
const importsOf = (text: string) =>
  [...text.matchAll(/(?:from|import\()\s*["'](\.[^"']+)["']/g)].map(([, path = ""]) => path);

export type Sources = ReadonlyMap<string, string>;

/**
 * Cycles among sibling folders, each as "a → b → a". Files count for their folder and its parents, so that a cycle is
 * found at the level where it can be broken.
 * @param sources text by path from the root of a package's sources
 */
export function folderCircles(sources: Sources): string[] {
  const arrows = new Map<string, Set<string>>();
  for (const [file, text] of sources) {
    for (const path of importsOf(text)) {
      const [from, to] = siblings(file, normalize(join(dirname(file), path)));
      if (from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  const circles = [...arrows.keys()].flatMap((start) => wayBack(arrows, start) ?? []);
  // A cycle is found from each of its folders.
  return [
    ...new Map(
      circles.toReversed().map((circle) => [circle.toSorted().join(), [...circle, circle[0]].join(" → ")]),
    ).values(),
  ];
}

/** The two folders in which two paths diverge; the same one twice where a file lies beside the other's folder. */
function siblings(one: string, other: string): [string, string] {
  const [a, b] = [one.split(sep), other.split(sep)];
  const depth = a.findIndex((part, at) => part !== b[at]);
  const isFolder = depth < a.length - 1 && depth < b.length - 1;
  return isFolder ? [a.slice(0, depth + 1).join(sep), b.slice(0, depth + 1).join(sep)] : ["", ""];
}

/** The shortest way from a folder back to itself, without its end. */
function wayBack(arrows: ReadonlyMap<string, ReadonlySet<string>>, start: string): [string[]] | null {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of arrows.get(way.at(-1) ?? "") ?? []) {
      if (next === start) return [way];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}

export function readSources(root: string): Sources {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(isProduct);
  return new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

/** Only code counts: migrations and pictures are lists. Tests, stories and fixtures lie beside what they are for. */
const isCounted = (file: string) =>
  /\.[cm]?[jt]sx?$/.test(file) && !/\.(test|stories|fixtures?|harness)\.tsx?$|(^|\/)(node_modules|dist)\//.test(file);

/** Folders with more files directly in them than a reader can look through, each as "folder: 26 files". */
export function crowdedFolders(files: readonly string[]): string[] {
  const folders = Map.groupBy(files.filter(isCounted), (file) => dirname(file));
  return [...folders]
    .filter(([, { length }]) => length > mostFiles)
    .map(([folder, { length }]) => `${folder}: ${length} files`);
}

const mostFiles = 25;

if (import.meta.main) {
  const circles = readdirSync("packages").flatMap((name) =>
    folderCircles(readSources(`packages/${name}/src`)).map((circle) => `packages/${name}/src: ${circle}`),
  );
  report(
    circles,
    "Folders that import each other are one folder with a line through it: move what both need below them.",
  );
  const files = globSync(["packages/*/{src,build,e2e,testing,migrations}/**", "{scripts,bench,audit,.storybook}/**"]);
  report(
    crowdedFolders(files.map((path) => path.replaceAll("\\", "/"))),
    `More than ${mostFiles} files in a folder, tests, stories and fixtures not counted: give each subject a folder of its own.`,
  );
}

function report(found: readonly string[], advice: string) {
  if (found.length === 0) return;
  for (const one of found) console.error(one);
  console.error(advice);
  process.exitCode = 1;
}
