import { describe, expect, test } from "vitest";
import { fileSize } from "./fileSize.ts";

describe("fileSize", () => {
  test.each([
    { bytes: 0, expected: "0KB" },
    { bytes: 1, expected: "1KB" },
    { bytes: 1024, expected: "1KB" },
    { bytes: 1025, expected: "2KB" },
    { bytes: 1024 * 1023, expected: "1,023KB" },
    { bytes: 1024 * 1024, expected: "1MB" },
    { bytes: 1024 * 1024 + 1, expected: "1.1MB" },
    { bytes: 20 * 1024 * 1024, expected: "20MB" },
    { bytes: 20 * 1024 * 1024 + 1, expected: "20.1MB" },
    { bytes: 1024 ** 3 - 1, expected: "1,024MB" },
    { bytes: 1024 ** 3, expected: "1GB" },
    { bytes: 20 * 1024 ** 3 + 1, expected: "20.1GB" },
  ])("$bytes バイトは $expected", ({ bytes, expected }) => {
    expect(fileSize(bytes)).toBe(expected);
  });
});
