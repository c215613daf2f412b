import { readMarkdown } from "@kyuseki/domain/markdown";
import type { Article, ArticleSection } from "@kyuseki/ui/screens/Help";

/** Whether there is a screen of this name. */
type IsScreen = (name: string) => boolean;

/**
 * An article of `src/content`. A comment at its beginning has `key: value` lines: id, title, group, updated
 * (YYYY-MM-DD), and, if any, the `screen` it explains and a `notice`. The text up to the first `##` is the lead; each
 * `## 題 {#place}` opens a section, and `{#place screen}` one about a screen of its own (`planned`: about something
 * that is not there yet).
 * @throws Error that names what is missing
 */
export function readArticle(text: string, isScreen: IsScreen): Article {
  const [, head, body] = /^<!--\n([\s\S]*?)\n-->\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error(`a text without its head: ${text.slice(0, 40)}`);
  const fields = readHead(head);
  const screen = fields.get("screen");
  const planned = screen !== undefined && !isScreen(screen);
  const [lead = "", ...sections] = `\n${body}`.split(/\n(?=## )/);

  return {
    id: required(fields, "id"),
    title: required(fields, "title"),
    group: required(fields, "group"),
    updated: required(fields, "updated"),
    planned,
    notice: fields.get("notice") ?? null,
    lead: readMarkdown(lead.trim()),
    sections: sections.map((section) => readSection(section, planned, isScreen)),
  };
}

function readHead(head: string): ReadonlyMap<string, string> {
  const pairs = head.split("\n").map((line) => {
    const [, key, value] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) throw new Error(`not "key: value": ${line}`);
    return [key, value.trim()] as const;
  });
  return new Map(pairs);
}

function required(fields: ReadonlyMap<string, string>, key: string): string {
  const value = fields.get(key);
  if (value === undefined) throw new Error(`${key} is missing beside ${[...fields.values()].join(", ")}`);
  return value;
}

function readSection(text: string, isWholePlanned: boolean, isScreen: IsScreen): ArticleSection {
  const [heading = "", ...lines] = text.split("\n");
  const [, title, id, screen] = /^## (.+?) \{#([a-z][a-z0-9-]*)(?: ([a-z-]+))?\}$/.exec(heading) ?? [];
  if (title === undefined || id === undefined) throw new Error(`a section without its place: ${heading}`);
  return {
    id,
    title,
    markdown: readMarkdown(lines.join("\n").trim()),
    planned: isWholePlanned || (screen !== undefined && !isScreen(screen)),
  };
}
