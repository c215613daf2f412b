import { expect, test } from "vitest";
import type { TextNode } from "./headings.ts";
import { markWords } from "./markWords.ts";

const text = (value: string): TextNode => ({ type: "text", value });
const element = (tagName: string, ...children: TextNode[]): TextNode => ({ type: "element", tagName, children });
const drawn = ({ value, tagName, children = [] }: TextNode): string =>
  value ?? (tagName ? `<${tagName}>${children.map(drawn).join("")}</${tagName}>` : children.map(drawn).join(""));

const article = (): TextNode => ({
  type: "root",
  children: [element("p", text("CSVの"), element("strong", text("取り込み")), text("。Csvとは"))],
});

test("深いところでも、当たった言葉だけが mark になる", () => {
  const root = article();
  markWords({ words: ["csv", "取り込み"] })(root);
  expect(drawn(root)).toBe("<p><mark>CSV</mark>の<strong><mark>取り込み</mark></strong>。<mark>Csv</mark>とは</p>");
});

test("言葉がなければ、何も変えない", () => {
  const root = article();
  markWords({ words: [] })(root);
  expect(root).toEqual(article());
});
