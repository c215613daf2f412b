// Shared by the commands `new:…`: reads arguments, writes files, takes the first pictures.
import { spawnSync } from "node:child_process";
import { unreadable } from "../../.storybook/storyOrder.ts";
import { addEntry, type Edit, writeEdits } from "./edits.ts";
import { places } from "./places.ts";

export type Titled = { name: string; title: string; reading: string | undefined };

/** A name in PascalCase, how it is titled in Japanese, and how that is read when it is not written in kana. */
export function readTitled(usage: string, room: string): Titled | undefined {
  const [name = "", title = "", reading, ...extra] = process.argv.slice(2);
  const isRead =
    reading === undefined ? unreadable(`${room}/${title}`) === undefined : /^[\p{sc=Hira}ー・]+$/u.test(reading);
  if (isPascal(name) && title && isRead && extra.length === 0) return { name, title, reading };
  fail(usage);
  return undefined;
}

export const isPascal = (name: string) => /^([A-Z][a-z0-9]+)+$/.test(name);

export const readingOf = ({ title, reading }: Titled): Edit[] =>
  reading === undefined ? [] : [addEntry(places.readings, "readings", `  ${JSON.stringify(title)}: "${reading}",`)];

/** Writes the files and, with `stories`, takes their first pictures. */
export function scaffold(edits: readonly Edit[], stories?: string) {
  try {
    writeEdits(".", edits);
  } catch (failure) {
    fail(failure instanceof Error ? failure.message : `${failure}`);
    return;
  }
  if (stories === undefined) return;
  console.log("The first pictures are taken …");
  const { status } = spawnSync(process.execPath, ["scripts/stories/stories.ts", "--update", stories], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
}

export function fail(sentence: string) {
  console.error(sentence);
  process.exitCode = 1;
}
