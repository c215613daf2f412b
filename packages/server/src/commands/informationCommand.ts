import { type InformationCategory, informationCategories } from "@kyuseki/domain";
import type { InformationDraft } from "../store/notices/information.ts";
import { defaultAuthor, readMarkdownFile, requireTitle } from "./markdownFile.ts";
import { parseCommand } from "./parseCommand.ts";

export type InformationCommand = { json: boolean } & (
  | { name: "help" | "list" }
  | { name: "publish"; file: string; category: InformationCategory | undefined }
  | { name: "remove"; id: number }
);

/** @throws Error whose message is meant for the person at the terminal */
export function readInformationCommand(args: readonly string[]): InformationCommand {
  const { values, positionals } = parseCommand(args, options, informationUsage);
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
  const { fields, body } = readMarkdownFile(text, ["title", "category", "author"], {
    begins: "its title and category",
    example,
  });
  const title = requireTitle(fields.title);
  const category = chosen ?? categoryOf("category", fields.category);
  if (category === undefined) throw new Error(`category: one of ${informationCategories.join(", ")}.`);
  return { category, title, body, author: fields.author || defaultAuthor };
}

const options = { category: { type: "string" } } as const;

function categoryOf(what: string, text: string | undefined): InformationCategory | undefined {
  const category = informationCategories.find((one) => one === text);
  if (text === undefined || category !== undefined) return category;
  throw new Error(`${what}: one of ${informationCategories.join(", ")}, not "${text}".`);
}

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
