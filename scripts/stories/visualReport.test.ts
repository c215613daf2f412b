import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createReviewedRepository, type ReviewedRepository } from "./testing/reviewedRepository.ts";
import { approve, type ChangedPicture, changesOf, pageOf, places, readChanges, writeReport } from "./visualReport.ts";

let repository: ReviewedRepository;
let git: ReviewedRepository["git"];
let put: ReviewedRepository["put"];
let read: ReviewedRepository["read"];
beforeEach(() => {
  repository = createReviewedRepository();
  ({ git, put, read } = repository);
  writeReport(repository.root, changes());
});
afterEach(() => repository.remove());

const stories = {
  "components-tag--dark": { title: "部品/札", name: "暗い画面" },
  "components-lamp--ready": { title: "部品/ランプ", name: "表示" },
};
const changes = () => changesOf({ root: repository.root, stories });

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
  const page = pageOf(changes());
  expect(page).not.toContain("__CHANGES__");
  const told: ChangedPicture = JSON.parse(/const changes = (\[.*\]);/.exec(page)?.[1] ?? "")[2].pictures[0];
  const shown = (path?: string) => read(join(places.difference, path ?? ""));
  expect(shown(told.before)).toBe("old");
  expect(shown(told.after)).toBe("changed");
  expect(shown(told.difference)).toBe("difference");
});

const changed = "desktop/components-tag--dark.dark.webp";
const added = "mobile/components-lamp--ready.webp";
const gone = "desktop/components-old--ready.webp";
const kept = (file: string) => `${places.before}/${file}`;
const only = (...ids: string[]) => (readChanges(repository.root) ?? []).filter(({ id }) => ids.includes(id));
const approved = (...ids: string[]) => approve(repository.root, only(...ids));

test("承認した写真だけが新しい基準になり、ひとつのコミットになる", () => {
  const commit = approved("components-tag--dark");
  expect(read(kept(changed))).toBe("changed");
  expect(git("show", "--format=%h %s", "--name-only", "HEAD")).toBe(
    `${commit} test(ui): approve the pictures of components-tag--dark\n\n${kept(changed)}`,
  );
  expect(existsSync(join(repository.root, kept(added)))).toBe(false);
  expect(read(kept(gone))).toBe("gone");
});

test("まとめて承認すると、変わった・新しい・なくなった写真が、ひとつのコミットになる", () => {
  approved("components-tag--dark", "components-lamp--ready", "components-old--ready");
  expect(git("show", "--format=%B", "--name-status", "HEAD")).toBe(
    [
      "test(ui): approve the pictures of 3 stories\n",
      "- components-old--ready\n- components-lamp--ready\n- components-tag--dark\n\n",
      `D\t${kept(gone)}\nM\t${kept(changed)}\nA\t${kept(added)}`,
    ].join("\n"),
  );
  expect(git("status", "--porcelain")).toBe("");
});

test("ほかの変更は、ステージしてあってもコミットしない", () => {
  put("code.ts", "staged");
  put("draft.md", "new");
  git("add", "code.ts");
  approved("components-tag--dark");
  expect(git("show", "--format=", "--name-only", "HEAD")).toBe(kept(changed));
  expect(git("status", "--porcelain", "--", "code.ts", "draft.md")).toBe("M  code.ts\n?? draft.md");
});

const failures: [name: string, reason: string, prepare: () => unknown][] = [
  ["競合があるとき", "競合", () => repository.conflict()],
  ["マージの途中", "マージ", () => put(".git/MERGE_HEAD", git("rev-parse", "HEAD"))],
  ["ほかの git の作業中", "終わるのを待って", () => put(".git/index.lock", "")],
  ["git に名前のないとき", "名前とメールアドレス", () => git("config", "user.name", "")],
  ["ブランチの上にいないとき", "ブランチ", () => git("checkout", "--quiet", "--detach")],
  [
    "コミットが断られたとき",
    "書き方が違います",
    () => repository.hook("pre-commit", "echo 書き方が違います >&2; exit 1"),
  ],
  ["基準が比べたあとで変わったとき", "もう一度撮って", () => put(kept(changed), "newer")],
];
test.each(failures)("%sは断り、写真も変えない", (_name, reason, prepare) => {
  prepare();
  const before = [read(kept(changed)), git("rev-parse", "HEAD"), git("status", "--porcelain")];
  expect(() => approved("components-tag--dark", "components-lamp--ready")).toThrow(reason);
  expect([read(kept(changed)), git("rev-parse", "HEAD"), git("status", "--porcelain")]).toEqual(before);
});

test("git のない機械では、そう言う", () => {
  const { PATH } = process.env;
  process.env.PATH = "";
  try {
    expect(() => approved("components-tag--dark")).toThrow("git が見つかりません");
  } finally {
    process.env.PATH = PATH;
  }
  expect(read(kept(changed))).toBe("old");
});

test("写真の外を指す報告は読まない", () => {
  put(`${places.difference}/changes.json`, JSON.stringify([{ id: "a", pictures: [{ file: "../../code.ts" }] }]));
  expect(() => readChanges(repository.root)).toThrow("no report");
});
