import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { broken } from "../checks/ownership.ts";
import { nodesOf } from "../checks/syntaxTree.ts";
import { componentEdits } from "./component.ts";
import { apply, type Edit } from "./edits.ts";
import { endpointEdits } from "./endpoint.ts";
import { screenEdits } from "./screen.ts";

const titled = { name: "DuskBoard", title: "夕方の板", reading: "ゆうがたのいた" };
const scaffolds: [name: string, edits: Edit[]][] = [
  ["部品", componentEdits(titled)],
  ["画面", screenEdits(titled)],
  ["エンドポイント", endpointEdits(titled.name)],
];
const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

test.each(scaffolds)("%sのひな型は、いまのリポジトリに書き込め、規則を守る", (_name, edits) => {
  for (const [file, text] of apply(edits, read)) {
    expect([...nodesOf(file, text)].length, file).toBeGreaterThan(1);
    expect(broken(file, text), file).toEqual([]);
  }
});

test.each(scaffolds)("%sのひな型は、同じ名前をもう一度は作らない", (_name, edits) => {
  const files = apply(edits, read);
  expect(() => apply(edits, (file) => files.get(file) ?? read(file))).toThrow("exists already");
});

test.each(scaffolds)("%sのひな型が読み込む自分のファイルは、どれもある", (_name, edits) => {
  const files = apply(edits, read);
  for (const [file, text] of files) {
    const imported = [...text.matchAll(/from "(\.[^"]+)"/g)].map(
      ([, path = ""]) => new URL(path, `file:///${file}`).pathname,
    );
    for (const path of imported)
      expect(files.has(path.slice(1)) || existsSync(path.slice(1)), `${file}: ${path}`).toBe(true);
  }
});
