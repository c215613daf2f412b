import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../testing.ts";
import { readInformationCommand, readInformationFile } from "./informationCommand.ts";
import { runInformationCommand } from "./runInformationCommand.ts";

const now = new Date("2026-11-20T12:00:00Z");
const text = "---\ntitle: 定期メンテナンス\ncategory: maintenance\n---\n\n## 日時\n\n---\n\n12月3日\n";

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), "kyuseki-information-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.stop();
});

const run = (...args: string[]) => runInformationCommand(server.db, readInformationCommand(args), now);
function fileOf(content: string | Uint8Array): string {
  const file = join(folder, "piece.md");
  writeFileSync(file, content);
  return file;
}

test("ファイルを出し、一覧に見え、取り下げると消える", async () => {
  const [made] = await run("publish", fileOf(text), "--json");
  const { information_id } = JSON.parse(made ?? "");
  expect(await run("list")).toEqual([`${information_id}  2026-11-20  maintenance  定期メンテナンス  read by 0`]);
  expect((await server.db.query("select title, category, body, author, published_at from information")).rows).toEqual([
    {
      title: "定期メンテナンス",
      category: "maintenance",
      body: "## 日時\n\n---\n\n12月3日",
      author: "運営事務局",
      published_at: now,
    },
  ]);
  expect(await run("remove", String(information_id))).toEqual([`Piece ${information_id} is removed.`]);
  await expect(run("remove", String(information_id))).rejects.toThrow(`There is no piece ${information_id}.`);
  expect(await run("list")).toEqual(["Nothing is published yet."]);
});

test("ファイルの名前は、コマンドを打ったフォルダーから数える", async () => {
  fileOf(text);
  vi.stubEnv("INIT_CWD", folder);
  try {
    const [made] = await run("publish", "piece.md", "--json");
    await run("remove", String(JSON.parse(made ?? "").information_id));
  } finally {
    vi.unstubAllEnvs();
  }
});

test("コマンドの種類が、ファイルの種類より先。Windowsの改行とBOMと引用符も読める", () => {
  const windows = `\uFEFF${text.replaceAll("\n", "\r\n").replace("定期メンテナンス", '"定期: メンテナンス"')}`;
  expect(readInformationFile(windows, "important")).toEqual({
    title: "定期: メンテナンス",
    category: "important",
    body: "## 日時\n\n---\n\n12月3日",
    author: "運営事務局",
  });
  expect(readInformationFile(text.replace("---\n", "---\nauthor: 球跡編集部\n"), undefined).author).toBe("球跡編集部");
});

test.each([
  ["前書きのないファイル", "本文だけ", "begins with its title"],
  ["閉じていない前書き", "---\ntitle: あ\n", "begins with its title"],
  ["題のないもの", "---\ncategory: feature\n---\n本文", "title: 1 to 100"],
  ["長すぎる題", `---\ntitle: ${"あ".repeat(101)}\ncategory: feature\n---\n本文`, "title: 1 to 100"],
  ["種類のないもの", "---\ntitle: あ\n---\n本文", "category: one of"],
  ["知らない種類", "---\ntitle: あ\ncategory: news\n---\n本文", 'not "news"'],
  ["知らない項目", "---\ntitle: あ\ndate: 2026\n---\n本文", '"date" is none of'],
  ["本文のないもの", "---\ntitle: あ\ncategory: feature\n---\n \n", "The text has 1 to"],
])("%s は、わけを言って断る", (_, content, message) => {
  expect(() => readInformationFile(content, undefined)).toThrow(message);
});

test("ないファイルと、文字でないファイルは、わけを言って何も出さない", async () => {
  await expect(run("publish", join(folder, "none.md"))).rejects.toThrow(/none\.md cannot be read: ENOENT/);
  await expect(run("publish", fileOf(Uint8Array.of(0xff, 0xfe, 0x00)))).rejects.toThrow("it is no UTF-8 text");
  expect((await server.db.query("select 1 from information")).rows).toEqual([]);
});

test.each([
  [["publish"], "Name the Markdown file"],
  [["publish", "a.md", "b.md"], '"b.md" is one word too many'],
  [
    ["publish", "a.md", "--category", "news"],
    '--category: one of important, feature, recruitment, maintenance, not "news"',
  ],
  [["list", "all"], '"all" is one word too many'],
  [["list", "--category", "feature"], '"information list" takes no --category'],
  [["remove", "first"], "Name the piece by its number"],
  [["erase", "1"], 'There is no command "erase"'],
  [["list", "--all"], "Unknown option '--all'"],
])("%j は断る", (args, message) => {
  expect(() => readInformationCommand(args)).toThrow(message);
});

test.each([[[]], [["help"]], [["list", "--help"]]])("%j は使い方を見せる", (args) => {
  expect(readInformationCommand(args).name).toBe("help");
});
