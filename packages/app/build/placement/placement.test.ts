import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readPlacement } from "./placement.ts";

test("ファイルに入ると書かれた部品は、どれもあり、一度だけ書かれている", () => {
  const modules = Object.values(readPlacement()).flat();
  const missing = modules.filter((name) => !existsSync(resolve(import.meta.dirname, "../../../..", name)));
  expect(missing).toEqual([]);
  expect(new Set(modules).size).toBe(modules.length);
});
