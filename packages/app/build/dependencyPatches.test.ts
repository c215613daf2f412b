import { globSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { patchedFiles } from "./dependencyPatches.ts";

test("手直しするファイルは、どれも今の部品にある（更新で名前が変われば、手直しは黙って外れる）", () => {
  const packages =
    "{@formatjs,@internationalized,@tanstack,intl-messageformat,react-aria*,react-router,styled-components}";
  const files = globSync(`node_modules/${packages}/**/*.{js,mjs}`, { cwd: resolve(import.meta.dirname, "../../..") });
  expect(patchedFiles.filter((pattern) => !files.some((file) => pattern.test(file)))).toEqual([]);
});
