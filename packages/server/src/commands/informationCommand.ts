import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { type InformationCategory, informationCategories } from "@kyuseki/domain";
import type { InformationDraft } from "../store/notices/information.ts";

export type InformationCommand = { json: boolean } & (
  | { name: "help" | "list" }
  | { name: "publish"; file: string; category: InformationCategory | undefined }
  | { name: "remove"; id: number }
);

/** @throws Error whose message is meant for the person at the terminal */
export function readInformationCommand(args: readonly string[]): InformationCommand {
  const { values, positionals } = parse(args);
  const [name, value, ...rest] = positionals;
  const json = values.json ?? false;
  if (values.help || name === undefined || name === "help") return { name: "help", json };
  if (values.category !== undefined && name !== "publish") {
    throw new Error(`"information ${name}" takes no --category.\n\n${informationUsage}`);
  }
  if (rest[0] !== undefined || (name === "list" && value !== undefined)) {
    throw new Error(`"${rest[0] ?? value}" is one word too many.\n\n${informationUsage}`);
  }
  switch (name) {
    case "list":
      return { name, json };
    case "publish":
      if (value === undefined) throw new Error(`Name the Markdown file to publish.\n\n${informationUsage}`);
      return { name, json, file: value, category: categoryOf("--category", values.category) };
    case "remove":
      if (value === undefined || !/^[1-9]\d{0,8}$/.test(value)) {
        throw new Error('Name the piece by its number, as "npm run information -- list" shows it.');
      }
      return { name, json, id: Number(value) };
    default:
      throw new Error(`There is no command "${name}".\n\n${informationUsage}`);
  }
}

/** A piece out of its file: front matter between two lines of `---`, then Markdown. @throws Error like `readInformationCommand` */
export function readInformationFile(
  text: string,
  chosen: InformationCategory | undefined,
): Omit<InformationDraft, "author"> & { author: string } {
  const [, head = "", body = ""] =
    text.replace(/^\uFEFF/, "").match(/^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n([\s\S]*))?$/m) ?? [];
  if (head === "") throw new Error(`The file begins with its title and category:\n\n${example}`);
  const fields = new Map(head.split(/\r?\n/).filter(hasText).map(fieldOf));
  const foreign = [...fields.keys()].find((field) => !known.includes(field));
  if (foreign !== undefined) throw new Error(`"${foreign}" is none of ${known.join(", ")}.`);
  const title = fields.get("title") ?? "";
  if (title === "" || title.length > titleMax) throw new Error(`title: 1 to ${titleMax} characters.`);
  const category = chosen ?? categoryOf("category", fields.get("category"));
  if (category === undefined) throw new Error(`category: one of ${informationCategories.join(", ")}.`);
  const markdown = body.replace(/\r\n/g, "\n").trim();
  if (markdown === "" || markdown.length > bodyMax) throw new Error(`The text has 1 to ${bodyMax} characters.`);
  if (`${head}${markdown}`.includes("\0")) throw new Error("The file is no text.");
  return { category, title, body: markdown, author: fields.get("author") || defaultAuthor };
}

const options = {
  category: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsOptionsConfig;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${informationUsage}`);
  }
}

const hasText = (line: string) => line.trim() !== "";

/** `title: text`; quotes around the text are no part of it. */
function fieldOf(line: string): [string, string] {
  const [, name, quoted] = line.match(/^([a-z]+):[ \t]*(.*?)[ \t]*$/) ?? [];
  if (name === undefined || quoted === undefined) throw new Error(`"${line}" is no "name: text".`);
  return [name, quoted.replace(/^(["'])(.*)\1$/, "$2")];
}

function categoryOf(what: string, text: string | undefined): InformationCategory | undefined {
  const category = informationCategories.find((one) => one === text);
  if (text === undefined || category !== undefined) return category;
  throw new Error(`${what}: one of ${informationCategories.join(", ")}, not "${text}".`);
}

const known = ["title", "category", "author"];
const titleMax = 100;
const bodyMax = 20_000;
const defaultAuthor = "運営事務局";

const example = `---
title: 12月の定期メンテナンスについて
category: maintenance
---
下の時間は、すべての画面が使えません。`;

export const informationUsage = `npm run information -- <command> [--json]

  publish FILE.md [--category ${informationCategories.join("|")}]
                shows a Markdown file to the coaches of every club, from now on
  list          every piece: number, day, category, title, how many have read it
  remove ID     takes a piece back, at once

The file begins with its title and category; author is ${defaultAuthor} unless it names one:

${example}`;
