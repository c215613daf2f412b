import { expect, test } from "vitest";
import { arrange, type Part } from "./arrange.ts";

const limits = [0, 1, 2].map(() => ({ files: 3, weight: 30, factor: 1 }));
const part = (pages: number[], weight: number, imports: number[] = []): Part => ({ pages, weight, imports });

test("同じページだけが使う部品は一つのファイルに入り、ほかのページの荷にならない", () => {
  const parts = [part([0, 1], 9), part([0, 1], 8), part([1, 2], 20), part([0], 5)];
  const files = arrange(parts, { limits, shared: 4, whole: 0, steps: 20_000 });
  expect(files[0]).toBe(files[1]);
  expect(files[2]).not.toBe(files[0]);
  expect(files[3]).toBe(4);
});

test("ファイルは、前のファイルだけを使う。先に決まっているファイルには何も加わらない", () => {
  const parts = [part([0, 1, 2], 14), part([0, 1], 3, [2]), part([0, 1, 2], 4, [0]), part([1, 2], 6, [2])];
  const files = arrange(parts, { limits, shared: 4, whole: 1, steps: 20_000 });
  const fileOf = (at: number) => files[at] ?? -1;
  for (const [at, { imports }] of parts.entries())
    for (const other of imports) expect(fileOf(other)).toBeLessThanOrEqual(fileOf(at));
  expect(files.filter((file) => file === 0)).toEqual([0]);
});

test("小さすぎる部品は、少し余分に届いても、要るファイルの少ないほうへ", () => {
  const parts = [part([0, 1], 9), part([0, 2], 0.2), part([0, 1, 2], 9)];
  expect(new Set(arrange(parts, { limits, shared: 3, whole: 0, steps: 20_000 })).size).toBe(1 + 1);
});

test("同じ入力からは、いつも同じ分け方になる", () => {
  const parts = [part([0, 1], 9), part([1, 2], 8), part([0, 2], 7), part([0, 1, 2], 6)];
  const options = { limits, shared: 3, whole: 0, steps: 5_000 };
  expect(arrange(parts, options)).toEqual(arrange(parts, options));
});
