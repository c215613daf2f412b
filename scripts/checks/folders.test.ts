import { expect, test } from "vitest";
import { crowdedFolders, folderCircles } from "./folders.ts";

const importing = (path: string) => `import { a } from "${path}";`;

test.each([
  {
    name: "two folders side by side",
    files: { "csv/a.ts": "../rules/b.ts", "rules/b.ts": "../csv/a.ts" },
    found: ["csv → rules → csv"],
  },
  {
    name: "three folders, through files deep in them",
    files: { "a/x/1.ts": "../../b/1.ts", "b/1.ts": "../c/y/1.ts", "c/y/1.ts": "../../a/2.ts" },
    found: ["a → b → c → a"],
  },
  {
    name: "two folders in one folder",
    files: { "ui/a/1.ts": "../b/1.ts", "ui/b/1.ts": "../a/1.ts" },
    found: ["ui/a → ui/b → ui/a"],
  },
  { name: "a folder and the file beside it", files: { "a/1.ts": "../index.ts", "index.ts": "./a/1.ts" }, found: [] },
  { name: "one way only", files: { "a/1.ts": "../b/1.ts", "b/1.ts": "../c/1.ts" }, found: [] },
])("folders in a circle: $name", ({ files, found }) => {
  const sources = new Map(Object.entries(files).map(([file, path]) => [file, importing(path)]));
  expect(folderCircles(sources)).toEqual(found);
});

const filesIn = (folder: string, count: number, ending = ".ts") =>
  Array.from({ length: count }, (_, at) => `${folder}/part${at}${ending}`);

test("a folder of 26 files is too full, one of 25 is not", () => {
  const files = [
    ...filesIn("packages/app/src/data", 26),
    ...filesIn("scripts", 25, ".tsx"),
    ...filesIn("scripts/checks", 25),
  ];
  expect(crowdedFolders(files)).toEqual(["packages/app/src/data: 26 files"]);
});

test.each([
  ".test.ts",
  ".test.tsx",
  ".stories.tsx",
  ".fixture.ts",
  ".fixtures.ts",
  ".fixtures.tsx",
  ".harness.tsx",
  ".md",
  ".sql",
  ".webp",
])("a folder may hold any number of %s", (ending) => {
  expect(crowdedFolders([...filesIn("packages/ui/src/a", 25), ...filesIn("packages/ui/src/a", 30, ending)])).toEqual(
    [],
  );
});
