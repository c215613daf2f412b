import type { StoredLink } from "../store/account/oneTimeLinks.ts";
import { newToken, tokenHash } from "./tokens.ts";

type NewLink = { code: string; stored: StoredLink };

/** 256 random bits for one use. Only their SHA-256 reaches the database. */
export function newLink(now: Date, hours: number): NewLink {
  const code = newToken();
  return { code, stored: { code_hash: codeHash(code), expires_at: new Date(now.getTime() + hours * hourMs) } };
}

export const codeHash = tokenHash;

const hourMs = 60 * 60 * 1000;
