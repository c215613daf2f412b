import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { e2eTouchedBy, storiesTouchedBy } from "./changed.ts";

const tag = "packages/ui/src/components/Tag/Tag.stories.tsx";
const touched = (...files: string[]) => storiesTouchedBy(files);

test("部品を変えると、それを使うストーリーだけを確かめる", () => {
  const stories = touched("packages/ui/src/components/Tag/Tag.tsx");
  expect(stories).toContain(tag);
  expect(stories).not.toContain("packages/ui/src/components/Skeleton/Skeleton.stories.tsx");
});

test.each([
  ".storybook/preview.tsx",
  "packages/ui/src/tokens/theme.ts",
  "packages/domain/src/index.ts",
  "package-lock.json",
])("%s を変えると、どのストーリーも確かめる", (file) => {
  expect(touched(file).sort()).toEqual(globSync("packages/ui/src/**/*.stories.tsx").sort());
});

test("ストーリーと関わりのない変更では、何も確かめない", () => {
  expect(touched("packages/server/src/app.ts", "README.md", "packages/domain/src/failure.test.ts")).toEqual([]);
});

test("製品を変えると、通しの確認をすべて行う", () => {
  expect(e2eTouchedBy(["packages/server/migrations/0001_start.sql"])).toBe("all");
  expect(e2eTouchedBy([tag, "packages/server/src/app.test.ts", "docs/design.md", "scripts/audit.ts"])).toEqual([]);
  const run = globSync("packages/app/e2e/**/*.e2e.ts")[0] ?? "";
  expect(e2eTouchedBy([run])).toEqual([run]);
});
