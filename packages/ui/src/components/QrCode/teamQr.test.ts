import { describe, expect, test } from "vitest";
import { endOf, lifeOf } from "./teamQr.ts";

const qr = { expires_at: "2026-11-27T14:59:00Z" };
const end = endOf(qr);

describe("lifeOf", () => {
  test("期限は日本の時刻で23:59", () => {
    expect(end).toBe(Date.UTC(2026, 10, 27, 14, 59) / 1000);
  });
  test.each([
    ["3日と1秒前", end - 3 * 86_400 - 1, "works"],
    ["ちょうど3日前", end - 3 * 86_400, "soon"],
    ["1秒前", end - 1, "soon"],
    ["期限の時刻", end, "over"],
    ["次の日", end + 86_400, "over"],
  ])("%s", (_, nowS, expected) => {
    expect(lifeOf(qr, nowS)).toBe(expected);
  });
});
