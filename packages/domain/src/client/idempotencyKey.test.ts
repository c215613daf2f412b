import { expect, test } from "vitest";
import { idempotencyKey } from "./idempotencyKey.ts";

test("D-7 鍵は毎回ちがうUUIDになる", () => {
  const [first, second] = [idempotencyKey(), idempotencyKey()];
  expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(second).not.toBe(first);
});

test("D-7 httpsでないページでは、128ビットの乱数から作る", () => {
  const insecure = {
    getRandomValues: (bytes: Uint8Array) => bytes.set(Array.from({ length: 16 }, (_, index) => index * 16)),
  };
  expect(idempotencyKey(insecure)).toBe("00102030405060708090a0b0c0d0e0f0");
});
