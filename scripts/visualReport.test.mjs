import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { approve, changesOf, places, writeReport } from "./visualReport.mjs";

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "report-"));
  put(`${places.before}/desktop/components-tag--dark.dark.webp`, "old");
  put(`${places.after}/desktop/components-tag--dark.dark.webp`, "changed");
  put(`${places.difference}/difference/desktop/components-tag--dark.dark.webp`, "difference");
  put(`${places.after}/mobile/components-lamp--ready.webp`, "new");
  put(`${places.before}/desktop/components-old--ready.webp`, "gone");
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
const read = (file) => readFileSync(join(root, file), "utf8");

const stories = {
  "components-tag--dark": { title: "部品/札", name: "暗い画面" },
  "components-lamp--ready": { title: "部品/ランプ", name: "表示" },
};
const changes = () => changesOf({ root, stories });

test("変わった写真、新しい写真、ストーリーのなくなった写真を、ストーリーごとに並べる", () => {
  const told = changes().map(({ id, title, name, pictures }) => [
    id,
    title,
    name,
    pictures.map(({ kind, viewport, theme }) => [kind, viewport, theme]),
  ]);
  expect(told).toEqual([
    ["components-old--ready", "components-old--ready", "", [["gone", "desktop", "light"]]],
    ["components-lamp--ready", "部品/ランプ", "表示", [["new", "mobile", "light"]]],
    ["components-tag--dark", "部品/札", "暗い画面", [["changed", "desktop", "dark"]]],
  ]);
});

test("ページは、前・後・違いの写真を自分の隣から読む", () => {
  const page = readFileSync(writeReport(root, changes()), "utf8");
  expect(page).not.toContain("__CHANGES__");
  const [told] = JSON.parse(/const changes = (\[.*\]);/.exec(page)[1])[2].pictures;
  expect(read(join(places.difference, told.before))).toBe("old");
  expect(read(join(places.difference, told.after))).toBe("changed");
  expect(read(join(places.difference, told.difference))).toBe("difference");
});

test("承認したストーリーだけが、新しい基準になる", () => {
  expect(approve(root, changes(), ["components-tag--dark", "components-old--ready"])).toEqual([
    "desktop/components-old--ready.webp",
    "desktop/components-tag--dark.dark.webp",
  ]);
  expect(read(`${places.before}/desktop/components-tag--dark.dark.webp`)).toBe("changed");
  expect(existsSync(join(root, places.before, "desktop/components-old--ready.webp"))).toBe(false);
  expect(existsSync(join(root, places.before, "mobile/components-lamp--ready.webp"))).toBe(false);
});

test("報告にないストーリーは承認できない", () => {
  expect(() => approve(root, changes(), ["components-tag--light"])).toThrow("components-tag--light");
});
