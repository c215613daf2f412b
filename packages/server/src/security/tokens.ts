import { hash, randomBytes } from "node:crypto";

/** 256 random bits, base64url. Only its SHA-256 reaches the database (S1). */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function tokenHash(token: string): Buffer {
  return hash("sha256", token, "buffer");
}
