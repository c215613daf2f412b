import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createFolderFiles } from "../files/folderFiles.ts";
import { removingFilesOnError } from "./removingFilesOnError.ts";

function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), "kyuseki-undone-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { files: createFolderFiles(folder), kept: () => readdirSync(folder).toSorted() };
}
const bytes = new Uint8Array([1]);

test("終われば、置いたファイルは残る", async () => {
  const { files, kept } = openFolder();
  const answer = await removingFilesOnError(files, async (noted) => {
    await noted.put("a", bytes, "video/webm");
    return 7;
  });
  expect([answer, kept()]).toEqual([7, ["a"]]);
});

test("途中で失敗したら、置いたものだけを片づけ、はじめの失敗を伝える", async () => {
  const { files, kept } = openFolder();
  await files.put("before", bytes, "video/webm");
  const failing = removingFilesOnError(files, async (noted) => {
    await noted.put("a", bytes, "video/webm");
    await noted.put("b", bytes, "image/webp");
    throw new Error("途中");
  });
  await expect(failing).rejects.toThrow("途中");
  expect(kept()).toEqual(["before"]);
});
