import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faultsOf, type Locked } from "./dependencies.ts";

const integrity = "sha512-abc";
const of = (name: string, locked: Locked) => faultsOf({ [`node_modules/${name}`]: locked });

test("いまの一覧に誤りはない", () => {
  expect(faultsOf(JSON.parse(readFileSync("package-lock.json", "utf8")).packages)).toEqual([]);
});

test.each<[string, string, Locked]>([
  ["確かめる値のない部品", "left-pad", { license: "MIT" }],
  ["弱い値の部品", "left-pad", { license: "MIT", integrity: "sha1-abc" }],
  ["許諾の書かれていない部品", "left-pad", { integrity }],
  ["公開を求める許諾", "left-pad", { integrity, license: "AGPL-3.0-only" }],
  ["片方が公開を求める許諾", "left-pad", { integrity, license: "MIT AND GPL-3.0-only" }],
  ["ほかの部品にだけ許された許諾", "left-pad", { integrity, license: "LGPL-3.0-or-later" }],
  ["この機械に入る選べる部品", "left-pad", { license: "MIT", optional: true, os: ["linux"], cpu: ["x64"] }],
])("%sは、名を挙げて断る", (_, name, locked) => {
  expect(of(name, locked)).toEqual([expect.stringContaining(`node_modules/${name} `)]);
});

test.each<[string, string, Locked]>([
  ["どちらか選べる許諾", "left-pad", { integrity, license: "(MIT OR GPL-3.0-only)" }],
  ["名指しで許された許諾", "@img/sharp-libvips-linux-x64", { integrity, license: "LGPL-3.0-or-later" }],
  ["ここには入らない選べる部品", "left-pad", { optional: true, os: ["darwin"] }],
])("%sは通る", (_, name, locked) => {
  expect(of(name, locked)).toEqual([]);
});
