import { afterAll, beforeAll, expect, test } from "vitest";
import { type IngestFixture, now, openIngestFixture } from "../routes/ingest/ingest.fixtures.ts";
import { readKeyCommand, runKeyCommand } from "./ingestKeyCommand.ts";

let fixture: IngestFixture;
beforeAll(async () => {
  fixture = await openIngestFixture();
});
afterAll(() => fixture.stop());

const run = (...args: string[]) => runKeyCommand(fixture.db, readKeyCommand(args), now);

test("S1 作ったキーは一度だけ表示されて送信に使え、取り消すと一覧にそう出る", async () => {
  await fixture.query("delete from ingest_keys");
  const [made, key = ""] = await run("create", "nextrainer");
  const id = made?.match(/^Key (\d+) of nextrainer/)?.[1] ?? "";
  expect(await run("list")).toEqual([`${id}  nextrainer  made 2026-11-20T12:00Z, never used, in use`]);
  const row = { ...fixture.sato, source_id: "n", datetime: now.getTime() / 1000, body: "書いた。" };
  expect((await fixture.push("notes", [row], key)).accepted).toBe(1);

  expect(await run("revoke", id)).toEqual([`Key ${id} is revoked: from now on it opens nothing.`]);
  expect(await run("list")).toEqual([
    `${id}  nextrainer  made 2026-11-20T12:00Z, last used 2026-11-20T12:00Z, revoked 2026-11-20T12:00Z`,
  ]);
  await expect(run("revoke", id)).rejects.toThrow(`There is no key ${id} in use.`);
});

test.each([
  { args: ["create", "nextshot"], command: { name: "create", source: "nextshot" } },
  { args: ["list"], command: { name: "list" } },
  { args: ["revoke", "12"], command: { name: "revoke", id: 12 } },
])("D-10 $args", ({ args, command }) => {
  expect(readKeyCommand(args)).toEqual(command);
});

test.each([
  { name: "何も言わない", args: [], message: "npm run ingest-key" },
  { name: "知らない命令", args: ["delete", "1"], message: "npm run ingest-key" },
  { name: "名前のない create", args: ["create"], message: "npm run ingest-key" },
  { name: "番号でない revoke", args: ["revoke", "nextshot"], message: "npm run ingest-key" },
  { name: "余分な言葉", args: ["list", "all"], message: "npm run ingest-key" },
  { name: "手入力と同じ名前", args: ["create", "manual"], message: '"manual" cannot be a source' },
  { name: "大文字の名前", args: ["create", "NextShot"], message: '"NextShot" cannot be a source' },
])("D-10 $name は断る", ({ args, message }) => {
  expect(() => readKeyCommand(args)).toThrow(message);
});
