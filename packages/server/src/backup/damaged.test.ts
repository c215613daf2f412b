import { hash } from "node:crypto";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { zstdCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing.ts";
import { type Manifest, manifestName } from "./archive/manifest.ts";
import { openArchive, readEntries } from "./archive/readArchive.ts";
import { writeArchive } from "./archive/writeArchive.ts";
import { addClub, everything, newPath, now } from "./backup.fixture.ts";
import { makeBackup } from "./backup.ts";
import { restore } from "./restore.ts";

let server: TestServer;
let whole: string;
let before: Awaited<ReturnType<typeof everything>>;
beforeAll(async () => {
  server = await startTestServer({ now });
  const other = await startTestServer({ now });
  await addClub(other);
  whole = newPath();
  await makeBackup({ ...other, now, path: whole });
  await other.stop();
  await addClub(server);
  before = await everything(server);
});
afterAll(() => server.stop());

const putBack = async (path: string) => restore({ archive: await openArchive(path), ...server, replace: true });

async function expectRefused(path: string, sentence: string | RegExp) {
  await expect(putBack(path)).rejects.toThrow(sentence);
  expect(await everything(server)).toEqual(before);
  const { rows } = await server.db.query("select from pg_namespace where nspname = 'kyuseki_restore'");
  expect(rows).toEqual([]);
}

function changed(change: (bytes: Buffer) => Uint8Array): string {
  const path = newPath();
  writeFileSync(path, change(readFileSync(whole)));
  return path;
}

describe("OP-3 損なわれたバックアップは断り、何も変えない", () => {
  test("どのバイトが1つ変わっていても", async () => {
    const { length } = readFileSync(whole);
    const step = Math.floor(length / 40);
    const places = [
      ...Array.from({ length: 40 }, (_, turn) => turn * step),
      ...Array.from({ length: 45 }, (_, n) => length - 1 - n),
    ];
    for (const place of places) {
      const path = changed((bytes) => bytes.fill((bytes[place] ?? 0) ^ 0x10, place, place + 1));
      await expect(openArchive(path), `${place}`).rejects.toThrow(/is damaged|is not a backup of Kyuseki/);
    }
    await expectRefused(
      changed((bytes) => bytes.fill((bytes[3333] ?? 0) ^ 1, 3333, 3334)),
      "is damaged: its checksum",
    );
  });

  test("半分しかなければ", () =>
    expectRefused(
      changed((bytes) => bytes.subarray(0, bytes.length / 2)),
      "is damaged: its end is missing",
    ));

  test.each([0, 1, 40])("%iバイトしかなければ", (length) =>
    expectRefused(
      changed((bytes) => bytes.subarray(0, length)),
      /is not a backup|is damaged/,
    ),
  );

  test("ないファイルなら", () => expectRefused(`${whole}.none`, "There is no file"));
});

describe("OP-3 ほかのもののファイルは断り、何も変えない", () => {
  test.each([
    { name: "ただの文", bytes: Buffer.from("-- PostgreSQL database dump\n".repeat(99)) },
    { name: "ほかのZstandard", bytes: zstdCompressSync(Buffer.alloc(9999, "x")) },
  ])("$name", async ({ bytes }) => {
    const path = newPath();
    writeFileSync(path, bytes);
    await expectRefused(path, /is not a backup of Kyuseki|not that of a Kyuseki backup/);
  });

  test("ほかの製品の、同じ形のもの", async () =>
    expectRefused(
      await rewritten((name, json) => (name === "kyuseki.json" ? { ...json, product: "yakyu" } : json)),
      "is not a backup of Kyuseki",
    ));
});

describe("OP-3・OP-6 新しい版のものは断り、何も変えない", () => {
  test("新しい形", async () =>
    expectRefused(
      await rewritten((name, json) => (name === "kyuseki.json" ? { ...json, format: 2 } : json)),
      "was made by a newer release. Restore it with that one.",
    ));

  test("知らない移行", async () => {
    const path = await rewritten((name, json) =>
      name === "kyuseki.json" ? { ...json, migrations: [...(json.migrations as string[]), "9999_later.sql"] } : json,
    );
    await expectRefused(path, "was made by a newer release (9999_later.sql)");
  });
});

describe("OP-3 途中で失敗しても、前のものがそのまま残る", () => {
  test("数が合わなければ", async () => {
    const path = await rewritten((name, json) =>
      name === manifestName ? { ...json, rows: { ...(json as Manifest).rows, members: 99 } } : json,
    );
    await expectRefused(path, "what it holds is not what its manifest says");
  });

  test("ファイルが入れ替わっていれば", async () => {
    const path = await rewritten(
      (_, json) => json,
      (name, bytes) => (name.startsWith("files/") ? Buffer.from("no picture") : bytes),
    );
    await expectRefused(path, "what it holds is not what its manifest says");
  });

  test("行が欠けていて、つながらなければ", async () => {
    const path = await rewritten(
      (name, json) => (name === manifestName ? { ...json, rows: { ...(json as Manifest).rows, members: 0 } } : json),
      (name, bytes) => (name.startsWith("database/members/") ? Buffer.alloc(0) : bytes),
      true,
    );
    await expectRefused(path, /violates foreign key/);
  });

  test("外へ出る名前のファイルがあれば", async () => {
    const path = newPath();
    await writeArchive(path, async (add) => {
      for await (const { name, bytes } of readEntries(await openArchive(whole))) {
        await add(name, bytes);
        if (name === "kyuseki.json") await add("files/../../escaped.webp", Buffer.from("x"));
      }
    });
    await expectRefused(path, "does not belong into it");
  });

  test("ファイルの置き場が壊れていれば", async () => {
    const files = { ...server.files, put: () => Promise.reject(new Error("no space left on device")) };
    await expect(restore({ archive: await openArchive(whole), db: server.db, files, replace: true })).rejects.toThrow(
      "no space left",
    );
    expect(await everything(server)).toEqual(before);
  });

  test("そのあとで、同じものを損なわれていない形で戻せる", async () => {
    const path = newPath();
    copyFileSync(whole, path);
    await putBack(path);
    expect(await everything(server)).not.toEqual(before);
  });
});

type Json = Record<string, unknown>;

/** The whole archive with other JSON or other bytes, sealed anew. Its sums follow only when asked to. */
async function rewritten(
  changeJson: (name: string, json: Json) => Json,
  changeBytes: (name: string, bytes: Buffer) => Buffer = (_, bytes) => bytes,
  followSums = false,
): Promise<string> {
  const path = newPath();
  const sums: Record<string, string> = {};
  await writeArchive(path, async (add) => {
    for await (const { name, bytes } of readEntries(await openArchive(whole))) {
      const isJson = name.endsWith(".json");
      const json = isJson ? changeJson(name, JSON.parse(bytes.toString())) : undefined;
      if (json && name === manifestName && followSums) json.sha256 = sums;
      const written = json ? Buffer.from(JSON.stringify(json)) : changeBytes(name, bytes);
      sums[name] = hash("sha256", written);
      await add(name, written);
    }
  });
  return path;
}
