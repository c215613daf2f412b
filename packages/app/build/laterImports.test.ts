import { expect, test } from "vitest";
import { filesToAsk } from "./laterImports.ts";

const chunk = (name: string, imports: string[], moduleIds: string[] = []) => ({
  fileName: `assets/${name}.js`,
  imports: imports.map((one) => `assets/${one}.js`),
  moduleIds,
});
const chunks = [
  chunk("shell-a1", ["index-a1"]),
  chunk("list-b2", ["shell-a1", "table-c3"]),
  chunk("table-c3", ["shell-a1"]),
  chunk("menu-d4", ["shell-a1", "overlays-e5"]),
  chunk("NoteRoute-f6", ["shell-a1", "panels-g7"], ["/packages/app/src/routes/note/NoteRoute.tsx"]),
];
const files = (...names: string[]) => names.map((name) => `assets/${name}.js`);

test("あとで読み込むものは、読み込む側がもう持っているファイルを頼まない", () => {
  const needed = files("menu-d4", "shell-a1", "table-c3", "index-a1", "overlays-e5");
  expect(filesToAsk(chunks, "assets/list-b2.js", "assets/menu-d4.js", needed)).toEqual(files("menu-d4", "overlays-e5"));
});

test("ページのファイルは、そこへ導くものが頼むので、二つめの一覧はない", () => {
  const needed = files("NoteRoute-f6", "panels-g7");
  expect(filesToAsk(chunks, "assets/shell-a1.js", "assets/NoteRoute-f6.js", needed)).toEqual([]);
});
