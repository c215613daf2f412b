import { expect, test } from "vitest";
import type { NotePart } from "../contract/notes/noteFields.ts";
import { speaksOfPain } from "./speaksOfPain.ts";

const part = (kind: NotePart["kind"], label: string, text: string) => ({ kind, label, text });

test.each([
  { name: "文章に痛みのことば", parts: [part("text", "できたこと", "ひじが痛い")], expected: true },
  { name: "痛みの質問への○", parts: [part("yes_no", "痛いところはありますか", "○")], expected: true },
  { name: "痛みの質問への×", parts: [part("yes_no", "痛いところはありますか", "×")], expected: false },
  { name: "痛みの質問に書いた場所", parts: [part("text", "痛いところ", "右ひじ")], expected: true },
  { name: "痛みの質問に「特になし」", parts: [part("text", "痛いところ", "特になし。")], expected: false },
  { name: "痛みの質問に「ないです」", parts: [part("text", "痛いところ", "ないです")], expected: false },
  { name: "質問だけが痛みのことば", parts: [part("scale", "痛みの強さ", "1")], expected: false },
  { name: "ふつうのノート", parts: [part("text", "できたこと", "声が出せた")], expected: false },
])("NO-4: $name なら $expected", ({ parts, expected }) => {
  expect(speaksOfPain(parts)).toBe(expected);
});
