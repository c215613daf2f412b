// Import cycles between folders of any package; `npm run check` fails on them.
import { readdirSync, readFileSync } from "node:fs";
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

if (import.meta.main) {
  const found = readdirSync("packages").flatMap((name) =>
    folderCircles(readSources(`packages/${name}/src`)).map((circle) => `packages/${name}/src: ${circle}`),
  );
  for (const circle of found) console.error(circle);
  if (found.length > 0) {
    console.error(
      "Folders that import each other are one folder with a line through it: move what both need below them.",
    );
    process.exitCode = 1;
  }
}
