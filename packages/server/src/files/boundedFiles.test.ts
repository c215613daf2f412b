import { describe, expect, test } from "vitest";
import { inScope } from "../db/transactionScope.ts";
import { createBoundedFiles } from "./boundedFiles.ts";
import type { Files } from "./files.ts";
import { heldFiles } from "./heldFiles.fixture.ts";

const bytes = Buffer.from("x");
const stored: Files = { put: async () => {}, get: async () => bytes, remove: async () => {} };
const tooLate = { code: "unavailable", status: 503, retryAfterS: 1 };

describe("R6 待つ人のいるファイル", () => {
  test("返事のないストアは、時間が来たらあきらめる", async () => {
    const files = createBoundedFiles(heldFiles(stored).files, { timeoutMs: 50 });
    await expect(files.put("a", bytes, "image/webp")).rejects.toMatchObject(tooLate);
    await expect(files.get("a")).rejects.toMatchObject(tooLate);
    await expect(files.remove("a")).rejects.toMatchObject(tooLate);
  });

  test("一度に働くのは3つまで。あきらめたものも、ストアが放すまで場所をふさぎ、放せば次が進む", async () => {
    const held = heldFiles(stored);
    const files = createBoundedFiles({ ...held.files, atOnce: 3 }, { timeoutMs: 50 });
    const given = await Promise.allSettled(Array.from({ length: 5 }, () => files.get("a")));
    expect([given.map(({ status }) => status), held.asked()]).toEqual([Array(5).fill("rejected"), 3]);
    const next = createBoundedFiles({ ...held.files, atOnce: 3 }, { timeoutMs: 5000 });
    const waiting = Array.from({ length: 4 }, () => next.get("a"));
    expect(held.asked()).toBe(6);
    held.release();
    expect(await Promise.all(waiting)).toEqual(Array(4).fill(bytes));
  });

  test("トランザクションの中では使えない。終わったあとに続くものは、使える", async () => {
    const files = createBoundedFiles(stored);
    await expect(inScope(async () => files.get("a"))).rejects.toThrow(
      "The file store is waited for within a transaction: move it before or after.",
    );
    const over = Promise.withResolvers<void>();
    const after = await inScope(async () => ({ read: over.promise.then(() => files.get("a")) }));
    over.resolve();
    expect(await after.read).toEqual(bytes);
  });
});
