import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parseCookie, stringifySetCookie } from "cookie";

/** Sent back to the sign-in alone, by the browser itself: no script reads it. */
const cookieName = "kyuseki_device";
const cookieDays = 365;

/** A device on which an account has signed in; `id` is random, and new with every sign-in. */
export type KnownDevice = { accountId: number; id: string };

/**
 * The `Set-Cookie` header by which a browser shows that this account has signed in on it before. It opens nothing: it
 * only keeps the tries of strangers from locking its person out (S7).
 */
export function deviceCookie(secret: Buffer, accountId: number, isSecure: boolean): string {
  const device = `${accountId}.${randomBytes(16).toString("base64url")}`;
  return stringifySetCookie({
    name: cookieName,
    value: `${device}.${tagOf(secret, device)}`,
    path: "/api/login",
    maxAge: cookieDays * 24 * 60 * 60,
    httpOnly: true,
    sameSite: "strict",
    secure: isSecure,
  });
}

/** undefined without a cookie, and for one that we did not sign. */
export function readDeviceCookie(secret: Buffer, header: string | undefined): KnownDevice | undefined {
  const [accountId, id, tag] = (parseCookie(header ?? "")[cookieName] ?? "").split(".");
  if (!accountId || !id || !tag) return undefined;
  const expected = Buffer.from(tagOf(secret, `${accountId}.${id}`));
  const given = Buffer.from(tag);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? { accountId: Number(accountId), id } : undefined;
}

const tagOf = (secret: Buffer, device: string) => createHmac("sha256", secret).update(device).digest("base64url");
