import { readings } from "./readings.ts";

/** Order of the sidebar: sections as listed, はじめに in reading order, every other title by its Japanese reading. */
export function compareStories(one: { title: string }, other: { title: string }): number {
  const [parts, others] = [one.title.split("/"), other.title.split("/")];
  const room = rooms.indexOf(parts[0] ?? "") - rooms.indexOf(others[0] ?? "");
  if (room !== 0) return room;
  if (parts[0] === rooms[0]) return introduction.indexOf(parts[1] ?? "") - introduction.indexOf(others[1] ?? "");
  for (const [depth, part] of parts.entries()) {
    const order = collator.compare(readingOf(part), readingOf(others[depth] ?? ""));
    if (order !== 0) return order;
  }
  return parts.length - others.length;
}

/** The second part of a title when it contains more than kana and has no entry in `readings`. */
export function unreadable(title: string): string | undefined {
  const [room = "", part] = title.split("/");
  if (part === undefined || !rooms.includes(room)) return undefined;
  if (room === rooms[0]) return introduction.includes(part) ? undefined : part;
  const [name = ""] = part.split("（");
  return name in readings || kana.test(name) ? undefined : name;
}

/** `表（操作）` sorts like 表, after it. */
function readingOf(part: string): string {
  const [name = "", ...rest] = part.split("（");
  return [readings[name] ?? name, ...rest].join(" ");
}

const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u;
const collator = new Intl.Collator("ja", { numeric: true });

const rooms = ["はじめに", "基礎", "部品", "図表", "画面", "流れ"];
const introduction = ["球跡のデザイン", "原則", "画面一覧", "見た目の確かめ方", "部品の足し方"];
