// The page for reviewing changed pictures, and the effect of an approval.
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compareStories } from "../../.storybook/storyOrder.ts";
import { assertReady, CallFailure, commitFiles } from "./reviewGit.ts";

type PictureFile = { file: string; kind: "changed" | "new" | "gone"; story: string; viewport: string; theme: string };
/** Paths are relative to the report. */
export type ChangedPicture = PictureFile & { before?: string; after?: string; difference?: string };
export type Change = { id: string; title: string; name: string; pictures: ChangedPicture[] };
/** What was decided about a story, by its id. */
export type Verdicts = Record<string, { verdict: "approved" | "rejected"; commit?: string | undefined }>;

type Run = {
  root: string;
  /** By id, from Storybook's index. */
  stories: Record<string, { title: string; name: string }>;
};

/** Where the runner stores its pictures, relative to the repository's root. */
export const places = { before: ".storybook/__visual__", after: ".visual-diff/after", difference: ".visual-diff" };

/** Pictures that changed, are new, or have lost their story, by story. */
export function changesOf({ root, stories }: Run): Change[] {
  const after = globSync("*/*.webp", { cwd: join(root, places.after) });
  const before = globSync("*/*.webp", { cwd: join(root, places.before) });
  const stale = before.filter((file) => !(partsOf(file).story in stories));
  const kindOf = (file: string) => (existsSync(join(root, places.before, file)) ? "changed" : "new");
  const pictures: PictureFile[] = [
    ...after.map((file) => ({ file, kind: kindOf(file), ...partsOf(file) }) as const),
    ...stale.map((file) => ({ file, kind: "gone", ...partsOf(file) }) as const),
  ];
  const groups = Map.groupBy(pictures, ({ story }) => story);
  return [...groups]
    .map(([id, list]) => {
      const { title, name } = stories[id] ?? { title: id, name: "" };
      return { id, title, name, pictures: list.map(withPaths(root)) };
    })
    .sort((a, b) => compareStories(a, b) || a.id.localeCompare(b.id));
}

/** Writes `.visual-diff/index.html`, the old pictures beside it and `changes.json` for the review. Returns the page's path. */
export function writeReport(root: string, changes: Change[]): string {
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

type Handed = { review?: { chromatic: string | null; verdicts: Verdicts } | null; nonce?: string };

/** The page as a file to look at, or, with `review`, as the review server hands it out. */
export function pageOf(changes: Change[], { review = null, nonce = "" }: Handed = {}): string {
  const page = readFileSync(join(import.meta.dirname, "visualReport.html"), "utf8");
  return page
    .replace("__NONCE__", nonce)
    .replace('"__REVIEW__"', () => inScript(review))
    .replace('"__CHANGES__"', () => inScript(changes));
}

/** The changes of the last report; undefined without one. The report may come from another machine: names are checked. */
export function readChanges(root: string): Change[] | undefined {
  if (!existsSync(join(root, changesFile))) return undefined;
  const changes: Change[] = JSON.parse(readFileSync(join(root, changesFile), "utf8"));
  const isPicture = ({ file }: ChangedPicture) => /^(mobile|tablet|laptop|desktop)\/[\w-]+(\.dark)?\.webp$/.test(file);
  if (!changes.every(({ pictures }) => pictures.every(isPicture))) throw new Error(`${changesFile} is no report.`);
  return changes.map((change) => ({ ...change, pictures: change.pictures.map(withPaths(root)) }));
}

/**
 * Makes the new pictures of these stories the reference and commits them, in one commit; pictures without a story are
 * removed. Changes nothing when refused. Returns the commit's id.
 */
export function approve(root: string, changes: Change[]): string {
  assertReady(root);
  const pictures = changes.flatMap((change) => change.pictures);
  const moved = pictures.find((picture) => !isAsReported(root, picture));
  if (moved) throw new CallFailure(`比べたあとで基準の写真が変わっています。もう一度撮ってください：${moved.file}`);
  try {
    for (const picture of pictures) put(picture.kind !== "gone" && join(root, places.after, picture.file), picture);
    const files = pictures.map(({ file }) => join(places.before, file));
    return commitFiles(root, files, messageOf(changes));
  } catch (failure) {
    for (const picture of pictures) put(picture.before && join(root, places.difference, picture.before), picture);
    throw failure;
  }

  function put(source: string | false | undefined, { file }: ChangedPicture) {
    const target = join(root, places.before, file);
    mkdirSync(dirname(target), { recursive: true });
    if (source) copyFileSync(source, target);
    else rmSync(target, { force: true });
  }
}

/** Whether the stored picture is still the reported one, or already the new one. */
function isAsReported(root: string, { file, kind, before }: ChangedPicture) {
  const kept = contentOf(join(root, places.before, file));
  const wanted = kind === "gone" ? undefined : contentOf(join(root, places.after, file));
  const shown = before && contentOf(join(root, places.difference, before));
  return [shown, wanted].some((content) => content === kept);
}

const contentOf = (path: string) => (existsSync(path) ? readFileSync(path, "base64") : undefined);

function messageOf(changes: Change[]) {
  const [first, ...others] = changes;
  if (first && others.length === 0) return `test(ui): approve the pictures of ${first.id}`;
  return `test(ui): approve the pictures of ${changes.length} stories\n\n${changes.map(({ id }) => `- ${id}`).join("\n")}`;
}

/** `desktop/components-tag--dark.dark.webp` → its story, width and theme. */
function partsOf(file: string) {
  const [story = "", theme = "light"] = basename(file, ".webp").split(".");
  return { story, viewport: dirname(file), theme };
}

const withPaths =
  (root: string) =>
  (picture: PictureFile): ChangedPicture => {
    const { kind, file } = picture;
    const difference = `difference/${file}`;
    return {
      ...picture,
      ...(kind !== "new" && { before: `before/${file}` }),
      ...(kind !== "gone" && { after: `after/${file}` }),
      ...(existsSync(join(root, places.difference, difference)) && { difference }),
    };
  };

/** `</script>` inside a script element would end it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

const changesFile = join(places.difference, "changes.json");
