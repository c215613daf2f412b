import { expect, test } from "vitest";
import type { StripMark } from "./stripLabels.ts";
import { stripLabels } from "./stripLabels.ts";

const box = { width: 200, em: 10 };

test("名前は、その幅が届く丸のどれよりも上に書く", () => {
  const [label] = labelsOf([mark("増田", 100, 50, true), mark("原田", 112, 42), mark("三浦", 160, 30)]);
  expect(label).toMatchObject({ words: "増田", y: 32.5 });
});

test("ほかの行の丸は、よけない", () => {
  const [label] = labelsOf([mark("a", 100, 50, true), { ...mark("b", 100, 20), group: "高1" }]);
  expect(label?.y).toBe(40.5);
});

test("図の上と横から、はみ出さない", () => {
  expect(labelsOf([mark("長い名前の人", 195, 12, true)])).toEqual([
    { id: "長い名前の人", words: "長い名前の人", x: 170, y: 10 },
  ]);
});

test("重なる名前は、右の人だけ", () => {
  const words = labelsOf([mark("小野寺", 90, 50, true), mark("三浦", 100, 54, true)]).map((label) => label.words);
  expect(words).toEqual(["三浦"]);
});

function mark(id: string, x: number, y: number, isBest = false): StripMark {
  return { player: { id, name: id, value: 0, isBest }, group: "高2", x, y };
}

function labelsOf(marks: readonly StripMark[]) {
  return stripLabels(marks, box, ({ name }) => name).map(({ id, words, x, y }) => ({ id, words, x, y }));
}
