import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openFileStore } from "./openFiles.ts";

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "kyuseki-folder-"));
  folder = join(parent, "new", "files");
});
afterEach(() => rmSync(parent, { recursive: true }));

const name = "logos/abc.webp";
const open = () => openFileStore({ folder, s3: undefined });

describe("フォルダー", () => {
  test("しまい、読み、消す。ないものは undefined で、消しても何も起きない", async () => {
    const files = open();
    await files.put(name, Buffer.from("一枚目"), "image/webp");
    await files.put(name, Buffer.from("二枚目"), "image/webp");
    expect(String(await files.get(name))).toBe("二枚目");
    expect(readdirSync(join(folder, "logos"))).toEqual(["abc.webp"]);

    await files.remove(name);
    await files.remove(name);
    expect(await files.get(name)).toBeUndefined();
  });

  test("フォルダーもファイルも、持ち主のほかは開けない", async () => {
    await open().put(name, Buffer.from("x"), "image/webp");
    const modes = [folder, join(folder, "logos"), join(folder, name)].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o700, 0o700, 0o600]);
    expect(statSync(join(parent, "new")).mode & 0o077).not.toBe(0);
  });

  test("書き終えられなければ、書きかけは残らず、前のものがそのまま", async () => {
    const files = open();
    await files.put(name, Buffer.from("前のもの"), "image/webp");
    const blocked = join(folder, "logos", "blocked.webp");
    await files.put("logos/blocked.webp/inner", Buffer.from("x"), "image/webp");
    await expect(files.put("logos/blocked.webp", Buffer.from("x"), "image/webp")).rejects.toThrow();
    expect(readdirSync(join(folder, "logos")).sort()).toEqual(["abc.webp", "blocked.webp"]);
    expect(readdirSync(blocked)).toEqual(["inner"]);
    expect(String(await files.get(name))).toBe("前のもの");
  });

  test("使えない場所なら、どの設定を直すかを言って始まらない", () => {
    writeFileSync(join(parent, "new"), "a file, not a folder");
    expect(open).toThrow(`The files cannot be kept in ${folder}. Set FILES_DIR to a folder the server may write to.`);
  });
});
