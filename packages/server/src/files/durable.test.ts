import { mkdtempSync, rmSync } from "node:fs";
import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { writeArchive } from "../backup/archive/writeArchive.ts";
import { createFolderFiles } from "./folderFiles.ts";
import { makeFolders } from "./folders.ts";

/** What reached the disk, in its order: nothing is replaced, each call is only written down once it is done. */
const done: string[] = [];
const { open, rename } = promises;
const noted =
  <Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>, line: (...given: Given) => string) =>
  async (...given: Given) => {
    const result = await act(...given);
    done.push(line(...given));
    return result;
  };
/** Node's own module, for everybody in this process: a worker has loaded what is tested before. */
const replace = (parts: Partial<typeof promises>) => {
  Object.assign(promises, parts);
  syncBuiltinESMExports();
};
beforeAll(() =>
  replace({
    rename: noted(rename, (_, to) => `rename ${to}`),
    open: async (...given: Parameters<typeof open>) => {
      const handle = await open(...given);
      handle.sync = noted(handle.sync.bind(handle), () => `sync ${given[0]}`);
      return handle;
    },
  }),
);
afterAll(() => replace({ open, rename }));

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "kyuseki-durable-"));
  done.length = 0;
});
afterEach(() => rmSync(parent, { recursive: true }));

/** Paths below `parent`; the name of an unfinished file is random. */
const shown = () =>
  done.map((line) => {
    const [verb = "", path = ""] = line.split(" ");
    return `${verb} ${relative(parent, path).replace(/[0-9a-f-]{36}$/, "…") || "."}`;
  });

test("R6: 返事をする前に、新しいフォルダーの名前、内容、ファイルの名前が、この順にディスクにある", async () => {
  const files = createFolderFiles(join(parent, "new", "files"));
  await files.put("videos/one/0", Buffer.from("a"), "video/mp4");
  expect(shown()).toEqual([
    "sync .",
    "sync new/files/videos",
    "sync new/files",
    "sync new",
    "sync new/files/videos/one/0.…",
    "rename new/files/videos/one/0",
    "sync new/files/videos/one",
  ]);

  done.length = 0;
  await files.put("videos/one/1", Buffer.from("b"), "video/mp4");
  expect(shown()).toEqual([
    "sync new/files/videos/one/1.…",
    "rename new/files/videos/one/1",
    "sync new/files/videos/one",
  ]);
});

test("R6: バックアップは、名前を替えてからフォルダーを書き終えるまで、できたと言わない", async () => {
  await makeFolders(join(parent, "backups"));
  expect(shown()).toEqual(["sync ."]);
  done.length = 0;
  await writeArchive(join(parent, "backups", "club.tar.zst"), (add) => add("a", Buffer.from("a")));
  expect(shown()).toEqual(["rename backups/club.tar.zst", "sync backups"]);
});
