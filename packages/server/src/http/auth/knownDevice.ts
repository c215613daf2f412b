import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parseCookie, stringifySetCookie } from "cookie";
import type { FastifyRequest } from "fastify";
import type { Queryable } from "../../db/pool.ts";
import { upsertSecret } from "../../store/platform/serverSecrets.ts";

/** Sent back to the sign-in alone, by the browser itself: no script reads it. */
const cookieName = "kyuseki_device";
const cookieDays = 365;

/** A device on which an account has signed in; `id` is random, and new with every sign-in. */
export type KnownDevice = { accountId: number; id: string };

/** What a call of the sign-in knows of the browser. */
type Visit = { db: Queryable; request: FastifyRequest; header: (name: string, value: string) => void };

/**
 * Gives the browser a cookie by which it shows that this account has signed in on it before. It opens nothing: it only
 * keeps the tries of strangers from locking its person out (S7).
 */
export async function rememberDevice({ db, request, header }: Visit, accountId: number) {
  const secret = await upsertSecret(db, knownDevices);
  header("set-cookie", deviceCookie(secret, accountId, request.protocol === "https"));
}

/** undefined without a cookie, and for one that we did not sign. */
export async function findDevice({ db, request }: Pick<Visit, "db" | "request">): Promise<KnownDevice | undefined> {
  return readDeviceCookie(await upsertSecret(db, knownDevices), request.headers.cookie);
}

const knownDevices = "known-devices";

function deviceCookie(secret: Buffer, accountId: number, isSecure: boolean): string {
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

function readDeviceCookie(secret: Buffer, header: string | undefined): KnownDevice | undefined {
  const [accountId, id, tag] = (parseCookie(header ?? "")[cookieName] ?? "").split(".");
  if (!accountId || !id || !tag) return undefined;
  const expected = Buffer.from(tagOf(secret, `${accountId}.${id}`));
  const given = Buffer.from(tag);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? { accountId: Number(accountId), id } : undefined;
}

const tagOf = (secret: Buffer, device: string) => createHmac("sha256", secret).update(device).digest("base64url");
