// The page a designer reviews changed pictures on, and what an approval does.
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compareStories } from "../.storybook/storyOrder.ts";
import { assertReady, CallFailure, commitFiles } from "./reviewGit.mjs";

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
    .map(([id, list]) => {
      const { title, name } = stories[id] ?? { title: id, name: "" };
      return { id, title, name, pictures: list.map(withPaths(root)) };
    })
    .sort((a, b) => compareStories(a, b) || a.id.localeCompare(b.id));
}

/** Writes `.visual-diff/index.html`, the old pictures beside it and `changes.json` for the review. Returns the page's path. */
export function writeReport(root, changes) {
  for (const { file, before } of changes.flatMap(({ pictures }) => pictures)) {
    if (!before) continue;
    mkdirSync(dirname(join(root, places.difference, before)), { recursive: true });
    copyFileSync(join(root, places.before, file), join(root, places.difference, before));
  }
  const target = join(root, places.difference, "index.html");
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, pageOf(changes));
  writeFileSync(join(root, changesFile), JSON.stringify(changes));
  return target;
}

/** The page as a file to look at, or, with `review`, as the review server hands it out. */
export function pageOf(changes, { review = null, nonce = "" } = {}) {
  const page = readFileSync(join(import.meta.dirname, "visualReport.html"), "utf8");
  return page
    .replace("__NONCE__", nonce)
    .replace('"__REVIEW__"', () => inScript(review))
    .replace('"__CHANGES__"', () => inScript(changes));
}

/** The changes of the last report; undefined without one. The report may come from another machine: names are checked. */
export function readChanges(root) {
  if (!existsSync(join(root, changesFile))) return undefined;
  const changes = JSON.parse(readFileSync(join(root, changesFile), "utf8"));
  const isPicture = ({ file }) => /^(mobile|tablet|laptop|desktop)\/[\w-]+(\.dark)?\.webp$/.test(file);
  if (!changes.every(({ pictures }) => pictures.every(isPicture))) throw new Error(`${changesFile} is no report.`);
  return changes.map((change) => ({ ...change, pictures: change.pictures.map(withPaths(root)) }));
}

/**
 * Makes the new pictures of these stories the ones to compare with and commits them, in one commit; pictures without a
 * story are removed. Nothing is changed when that is refused. Returns the id of the commit.
 */
export function approve(root, changes) {
  assertReady(root);
  const pictures = changes.flatMap((change) => change.pictures);
  const moved = pictures.filter((picture) => !isAsReported(root, picture));
  if (moved.length > 0)
    throw new CallFailure(`比べたあとで基準の写真が変わっています。もう一度撮ってください：${moved[0].file}`);
  try {
    for (const picture of pictures) put(picture.kind !== "gone" && join(root, places.after, picture.file), picture);
    const files = pictures.map(({ file }) => join(places.before, file));
    return commitFiles(root, files, messageOf(changes));
  } catch (failure) {
    for (const picture of pictures) put(picture.before && join(root, places.difference, picture.before), picture);
    throw failure;
  }

  function put(source, { file }) {
    const target = join(root, places.before, file);
    mkdirSync(dirname(target), { recursive: true });
    if (source) copyFileSync(source, target);
    else rmSync(target, { force: true });
  }
}

/** Whether the kept picture is still the one the report shows; also when it is the new one already. */
function isAsReported(root, { file, kind, before }) {
  const kept = contentOf(join(root, places.before, file));
  const wanted = kind === "gone" ? undefined : contentOf(join(root, places.after, file));
  const shown = before && contentOf(join(root, places.difference, before));
  return [shown, wanted].some((content) => content === kept);
}

const contentOf = (path) => (existsSync(path) ? readFileSync(path, "base64") : undefined);

function messageOf(changes) {
  if (changes.length === 1) return `test(ui): approve the pictures of ${changes[0].id}`;
  return `test(ui): approve the pictures of ${changes.length} stories\n\n${changes.map(({ id }) => `- ${id}`).join("\n")}`;
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

/** Inside a script element `</script>` would end it. */
const inScript = (value) => JSON.stringify(value).replaceAll("<", "\\u003c");

const changesFile = join(places.difference, "changes.json");
