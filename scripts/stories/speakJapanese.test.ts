import { expect, test } from "vitest";
import { inJapanese } from "../../.storybook/speakJapanese.ts";

test.each([
  ["知っている言葉", "Find components", "部品や画面をさがす"],
  ["前後の空白は残す", " Name ", " 名前 "],
  ["キーの付いた言葉", "Enter full screen [alt F]", "全画面にする [alt F]"],
  ["名前の入った文", "Interaction row: click. Status: failed.", "click（失敗）"],
  ["文の中の言葉も日本語にする", "built-in filter: Documentation", "説明 で絞り込む"],
  ["製品の言葉は変えない", "球種 [A]", undefined],
  ["知らない言葉は英語のまま", "Brand new feature", undefined],
  ["日本語はもう一度訳さない", "全画面にする [alt F]", undefined],
])("%s", (_name, english, japanese) => {
  expect(inJapanese(english)).toBe(japanese);
});
