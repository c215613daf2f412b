import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** Where a run leaves its screenshots. `visited` lists every picture it compared. */
const places = {
  baseline: ".storybook/__visual__",
  after: ".visual-diff/after",
  difference: ".visual-diff/difference",
};
const visited = ".visual-diff/visited.txt";
/** Observed: a scaled video's edge differs by one pixel between equal machines; the smallest intended change is 14. */
const strayPixels = 4;

/** Whether a screenshot looks like the stored picture `file` (`desktop/components-tag--dark.dark.webp`). */
export async function looksAsKept(shot: Buffer, file: string): Promise<boolean> {
  mkdirSync(resolve(".visual-diff"), { recursive: true });
  appendFileSync(resolve(visited), `${file}\n`);
  if (!existsSync(resolve(places.baseline, file)) || (await differ(shot, file)).count > strayPixels) return false;
  // Of an earlier try: the story is tried once more when it fails.
  for (const place of [places.after, places.difference]) rmSync(resolve(place, file), { force: true });
  return true;
}

/** With `update` stores the new picture. Otherwise writes it and the difference for the report, and throws. */
export async function keepOrRefuse(shot: Buffer, file: string, { update }: { update: boolean }): Promise<void> {
  write(resolve(update ? places.baseline : places.after, file), await compress(shot));
  if (update) return;
  if (!existsSync(resolve(places.baseline, file))) throw new Error(`${file} has no picture yet: ${advice}`);
  const { count, drawing } = await differ(shot, file);
  if (drawing) write(resolve(places.difference, file), await drawing.webp({ lossless: true }).toBuffer());
  throw new Error(`${file} differs in ${count} pixels: ${advice}`);
}

const advice = "npm run review shows it";

/** How many pixels differ and where; every pixel, without a drawing, when the sizes differ. */
async function differ(shot: Buffer, file: string) {
  const [before, after] = await Promise.all([pixels(resolve(places.baseline, file)), pixels(shot)]);
  const { width, height } = after.info;
  if (before.info.width !== width || before.info.height !== height) return { count: width * height };
  if (before.data.equals(after.data)) return { count: 0 };
  const difference = Buffer.alloc(width * height * 4);
  // Observed: a threshold of 0.1 without antialiasing misses a corner 2 px rounder; 0 fails between equal runs.
  const count = pixelmatch(before.data, after.data, difference, width, height, { threshold: 0.05, includeAA: true });
  return { count, drawing: sharp(difference, { raw: { width, height, channels: 4 } }) };
}

const pixels = (source: string | Buffer) => sharp(source).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Lossless; a third of the PNG the browser hands out. */
const compress = (shot: Buffer) => sharp(shot).removeAlpha().webp({ lossless: true, effort: 5 }).toBuffer();

function write(path: string, content: Buffer) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
