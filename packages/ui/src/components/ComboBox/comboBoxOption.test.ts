import { expect, test } from "vitest";
import { searchFinds } from "../../format/kana.ts";
import { entriesOf, searchTexts } from "./comboBoxOption.ts";

const option = (id: string, group?: string) => ({ id, label: `選手${id}`, group });

test("続く同じ見出しはひとつにまとまり、見出しのないものはそのまま並ぶ", () => {
  const entries = entriesOf([option("1", "最近"), option("2", "最近"), option("3"), option("4", "最近")]);
  expect(entries).toEqual([
    { id: "group:1", heading: "最近", options: [option("1", "最近"), option("2", "最近")] },
    option("3"),
    { id: "group:4", heading: "最近", options: [option("4", "最近")] },
  ]);
});

test("同じ名前のふたりは、どちらのよみでも見つかる", () => {
  const texts = searchTexts([
    { id: "1", label: "新田 葵", kana: "にった あおい" },
    { id: "2", label: "新田 葵", kana: "しんでん まもる" },
  ]);
  expect([...texts.keys()]).toEqual(["新田 葵"]);
  for (const typed of ["nitta", "shinden"]) expect(searchFinds(texts.get("新田 葵") ?? "", typed)).toBe(true);
});
