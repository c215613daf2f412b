import { describe, expect, test } from "vitest";
import { endOf, lifeOf } from "./teamQr.ts";

const day = 86_400;
const end = endOf({ expires_at: "2026-11-27T14:59:00Z" });

/** A code issued so many days before its end. */
const qrOf = (days: number) => ({
  issued_at: new Date((end - days * day) * 1000).toISOString(),
  expires_at: new Date(end * 1000).toISOString(),
});

describe("lifeOf", () => {
  test("期限は日本の時刻で23:59", () => {
    expect(end).toBe(Date.UTC(2026, 10, 27, 14, 59) / 1000);
  });
  test.each([7, 30, 90])("%i日のコードは、期限の3日前から近い", (days) => {
    const lives = [days * day, 3 * day + 1, 3 * day, 1, 0, -day].map((leftS) => lifeOf(qrOf(days), end - leftS));
    expect(lives).toEqual(["works", "works", "soon", "soon", "over", "over"]);
  });
  test("1日のコードは、発行したときは近くなく、半日を切ると近い", () => {
    const lives = [day, day / 2, day / 2 - 1, 1, 0].map((leftS) => lifeOf(qrOf(1), end - leftS));
    expect(lives).toEqual(["works", "works", "soon", "soon", "over"]);
  });
});
