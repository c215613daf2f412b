// What a change affects, for `npm test -- --changed`.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";

/** The commit shared with main; on main itself the last one. */
export const startOfWork = (root = ".") => git(root, "merge-base", "HEAD", "main").trim();

/** Files that differ from `commit`, including untracked ones. */
export function filesSince(commit: string, root = "."): string[] {
  const known = git(root, "diff", "--name-only", "--no-renames", commit);
  const unknown = git(root, "ls-files", "--others", "--exclude-standard");
  return `${known}${unknown}`.split("\n").filter(Boolean);
}

/** Story files whose pictures a change of `files` may affect. */
export function storiesTouchedBy(files: readonly string[], root = "."): string[] {
  const stories = globSync("packages/ui/src/**/*.stories.tsx", { cwd: root });
  if (files.some((file) => everyStory.test(file))) return stories;
  const touched = new Set(files);
  const importers = importersIn(globSync("packages/ui/src/**/*.{ts,tsx}", { cwd: root }), root);
  // Iterating a set includes entries added meanwhile.
  for (const file of touched) for (const importer of importers.get(file) ?? []) touched.add(importer);
  return stories.filter((file) => touched.has(file));
}

/** For each imported file, the files that import it. */
function importersIn(files: readonly string[], root: string): Map<string, string[]> {
  const pairs = files.flatMap((file) =>
    importsOf(file, readFileSync(join(root, file), "utf8")).map((to) => [to, file] as const),
  );
  return new Map([...Map.groupBy(pairs, ([to]) => to)].map(([to, those]) => [to, those.map(([, from]) => from)]));
}

/** The e2e files to run: all of them when the product changed, else the changed ones. */
export function e2eTouchedBy(files: readonly string[]): "all" | string[] {
  return files.some((file) => product.test(file) && !besideTheProduct.test(file))
    ? "all"
    : files.filter((file) => /\.e2e\.ts$/.test(file) && existsSync(file));
}

// Domain is small, and nearly every story depends on it.
const everyStory =
  /^(\.storybook\/(?!__visual__|docs)|packages\/domain\/src\/(?!.*\.test\.)|packages\/ui\/(package\.json|src\/tokens\/(?!.*\.test\.))|package(-lock)?\.json|vite\.shared\.ts)/;
const product =
  /^(packages\/|scripts\/(browser|listen|productProcess|stories\/storyServer|turbo)\.ts|package(-lock)?\.json|vite\.|vitest\.e2e)/;
const besideTheProduct = /\.(test|stories|fixtures?|harness|e2e)\.tsx?$|\.md$|\/(testing|fixtures)\//;

function importsOf(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  const paths = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  const own = paths.filter((path) => path.startsWith("."));
  return own.map((path) => posix.join(posix.dirname(file), path.split("?")[0] ?? ""));
}

function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  return stdout;
}
