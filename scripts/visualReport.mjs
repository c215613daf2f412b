// The page a designer reviews changed pictures on, and what an approval does.
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Where the runner leaves its pictures, below the root of the repository. */
export const places = { before: ".storybook/__visual__", after: ".visual-diff/after", difference: ".visual-diff" };

/**
 * Pictures that changed, are new, or have lost their story, by story. Paths are relative to the report.
 * @param {{ root: string, stories: Record<string, { title: string, name: string }> }} run
 * `stories` by id, from Storybook's index.
 */
export function changesOf({ root, stories }) {
  const after = globSync("*/*.webp", { cwd: join(root, places.after) });
  const before = globSync("*/*.webp", { cwd: join(root, places.before) });
  const stale = before.filter((file) => !(partsOf(file).story in stories));
  const pictures = [
    ...after.map((file) => ({ file, kind: existsSync(join(root, places.before, file)) ? "changed" : "new" })),
    ...stale.map((file) => ({ file, kind: "gone" })),
  ].map((picture) => ({ ...picture, ...partsOf(picture.file) }));
  const groups = Map.groupBy(pictures, ({ story }) => story);
  return [...groups]
    .map(([id, list]) => ({ id, ...(stories[id] ?? { title: id, name: "" }), pictures: list.map(withPaths(root)) }))
    .sort((a, b) => a.title.localeCompare(b.title, "ja") || a.id.localeCompare(b.id));
}

/** Writes `.visual-diff/index.html` and the old pictures beside it. Returns its path. */
export function writeReport(root, changes) {
  for (const { file, before } of changes.flatMap(({ pictures }) => pictures)) {
    if (!before) continue;
    mkdirSync(dirname(join(root, places.difference, before)), { recursive: true });
    copyFileSync(join(root, places.before, file), join(root, places.difference, before));
  }
  const page = readFileSync(join(import.meta.dirname, "visualReport.html"), "utf8");
  const target = join(root, places.difference, "index.html");
  mkdirSync(dirname(target), { recursive: true });
  // Inside a script element `</script>` would end it.
  const told = JSON.stringify(changes).replaceAll("<", "\\u003c");
  writeFileSync(
    target,
    page.replace('"__CHANGES__"', () => told),
  );
  return target;
}

/** Makes the new pictures of the named stories the ones to compare with; gone ones are removed. Returns the files. */
export function approve(root, changes, ids) {
  const unknown = ids.filter((id) => !changes.some((change) => change.id === id));
  if (unknown.length > 0) throw new Error(`The last report has no change of: ${unknown.join(", ")}`);
  return changes
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ pictures }) => pictures)
    .map(({ file, kind }) => {
      const target = join(root, places.before, file);
      if (kind === "gone") rmSync(target);
      else {
        mkdirSync(dirname(target), { recursive: true });
        copyFileSync(join(root, places.after, file), target);
      }
      return file;
    });
}

/** `desktop/components-tag--dark.dark.webp` → its story, width and theme. */
function partsOf(file) {
  const [story, theme = "light"] = basename(file, ".webp").split(".");
  return { story, viewport: dirname(file), theme };
}

const withPaths = (root) => (picture) => {
  const { kind, file } = picture;
  const difference = `difference/${file}`;
  return {
    ...picture,
    ...(kind !== "new" && { before: `before/${file}` }),
    ...(kind !== "gone" && { after: `after/${file}` }),
    ...(existsSync(join(root, places.difference, difference)) && { difference }),
  };
};
