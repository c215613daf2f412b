import type { ProviderEventDraft } from "../store/events/providerEvents.ts";
import { readJapanTime, readTimes } from "./eventTimes.ts";
import { defaultAuthor, readMarkdownFile, requireTitle } from "./markdownFile.ts";
import { parseCommand } from "./parseCommand.ts";

export type EventCommand = { json: boolean } & (
  | { name: "help" | "list" }
  | { name: "publish"; file: string }
  | { name: "remove"; id: number }
);

/** @throws Error whose message is meant for the person at the terminal */
export function readEventCommand(args: readonly string[]): EventCommand {
  const { values, positionals } = parseCommand(args, {}, eventUsage);
  const [name, value, ...rest] = positionals;
  const json = values.json ?? false;
  if (values.help || name === undefined || name === "help") return { name: "help", json };
  if (rest[0] !== undefined || (name === "list" && value !== undefined)) {
    throw new Error(`"${rest[0] ?? value}" is one word too many.\n\n${eventUsage}`);
  }
  switch (name) {
    case "list":
      return { name, json };
    case "publish":
      if (value === undefined) throw new Error(`Name the Markdown file to publish.\n\n${eventUsage}`);
      return { name, json, file: value };
    case "remove":
      if (value === undefined || !/^[1-9]\d{0,8}$/.test(value)) {
        throw new Error('Name the event by its number, as "npm run event -- list" shows it.');
      }
      return { name, json, id: Number(value) };
    default:
      throw new Error(`There is no command "${name}".\n\n${eventUsage}`);
  }
}

/** An event out of its file: front matter between two lines of `---`, then Markdown. @throws Error like `readEventCommand` */
export function readEventFile(text: string): ProviderEventDraft {
  const { fields, body } = readMarkdownFile(text, known, { begins: "its title and times", example });
  const title = requireTitle(fields.title);
  const times = readTimes(fields.starts ?? "", fields.ends ?? "");
  const apply_until = fields.apply_until ? readJapanTime("apply_until", fields.apply_until) : null;
  if (apply_until && apply_until > times.starts_at) throw new Error("apply_until: not after it starts.");
  return {
    title,
    body,
    ...times,
    place: requireShort("place", fields.place),
    target: requireShort("target", fields.target),
    capacity: fields.capacity ? readCapacity(fields.capacity) : null,
    apply_until,
    author: fields.author || defaultAuthor,
  };
}

function requireShort(what: string, text = ""): string {
  if (text === "" || text.length > shortMax) throw new Error(`${what}: 1 to ${shortMax} characters.`);
  return text;
}

function readCapacity(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`capacity: the number of players, not "${text}".`);
  return Number(text);
}

const known = ["title", "starts", "ends", "place", "target", "capacity", "apply_until", "author"] as const;
const shortMax = 60;

const example = `---
title: 冬の合同測定会
starts: 2026-12-20 9:00
ends: 2026-12-20 12:00
place: 市民体育館
target: 小学生と中学生の選手
capacity: 60
apply_until: 2026-12-13
---
測定の機材と人手は、運営が用意します。`;

export const eventUsage = `npm run event -- <command> [--json]

  publish FILE.md  shows an event to the coaches of every club, from now on
  list             every event: number, day, title, how many attend
  remove ID        takes an event back, at once, with who attends

The file begins with its title, its times in Japan, place and target. Days without hours are whole days, the last included;
capacity, apply_until (the end of that day, or a time) and author may be left out:

${example}`;
