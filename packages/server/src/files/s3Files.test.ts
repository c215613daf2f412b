import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createS3Files } from "./s3Files.ts";
import { answersWith, breaksOff, keepsSilent, startS3Server } from "./s3Server.fixture.ts";

let store: Awaited<ReturnType<typeof startS3Server>>;
beforeEach(async () => {
  store = await startS3Server();
});
afterEach(() => store.stop());

const name = "logos/abc.webp";
const bytes = Buffer.from([0, 255, 10, 13, 128]);
const unavailable = { name: "Failure", code: "unavailable", retryAfterS: 1 };

describe("S3互換のストア", () => {
  test("送り、読み、消す。どの要求も正しく署名されている", async () => {
    const files = createS3Files(store.config);
    await files.put(name, bytes, "image/webp");
    expect([...store.objects]).toEqual([[name, { bytes, type: "image/webp" }]]);
    expect(await files.get(name)).toEqual(new Uint8Array(bytes));

    await files.remove(name);
    expect(store.objects.size).toBe(0);
    expect(store.asked).toEqual(["PUT", "GET", "DELETE"].map((method) => `${method} /kyuseki-files/logos/abc.webp`));
  });

  test("ないものを読めば undefined、消しても何も起きない", async () => {
    const files = createS3Files(store.config);
    expect(await files.get(name)).toBeUndefined();
    await files.remove(name);
  });

  test("一度の500なら、もう一度ためす", async () => {
    store.fail(answersWith(500));
    await createS3Files(store.config).put(name, bytes, "image/webp");
    expect([...store.objects.keys()]).toEqual([name]);
  });

  test.each([
    ["500が続く", answersWith(500)],
    ["403", answersWith(403)],
    ["満杯の507", answersWith(507)],
    ["接続が切れる", breaksOff],
    ["答えない", keepsSilent],
  ])("%s と、どの操作も unavailable", async (_, fault) => {
    const files = createS3Files(store.config, { timeoutMs: 300 });
    const failing = async (work: Promise<unknown>) => {
      await expect(work).rejects.toMatchObject(unavailable);
    };
    store.fail(fault, fault);
    await failing(files.put(name, bytes, "image/webp"));
    store.fail(fault, fault);
    await failing(files.get(name));
    store.fail(fault, fault);
    await failing(files.remove(name));
    expect(store.objects.size).toBe(0);
  });

  test.each([
    ["鍵", { secretKey: "wrong" }],
    ["鍵の名前", { accessKey: "AKIDOTHER" }],
    ["バケット", { bucket: "somebody-elses" }],
  ])("%s がちがえば、しまわれず unavailable", async (_, wrong) => {
    const files = createS3Files({ ...store.config, ...wrong });
    await expect(files.put(name, bytes, "image/webp")).rejects.toMatchObject({ code: "unavailable" });
    expect(store.objects.size).toBe(0);
  });
});
