import { hash, randomBytes } from "node:crypto";

/** 140 random bits as seven groups of four letters of Crockford's base 32: XXXX-XXXX-… */
export function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(letterCount), (byte) => alphabet.charAt(byte % alphabet.length));
  return letters.join("").replace(/(.{4})(?=.)/g, "$1-");
}

/** SHA-256 of the letters, however they were typed: case, width, hyphens and spaces, O for 0, I or L for 1. */
export function recoveryCodeHash(typed: string): Buffer {
  const letters = typed
    .normalize("NFKC")
    .replace(/[\s\p{Dash}ー]/gu, "")
    .toUpperCase()
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return hash("sha256", letters, "buffer");
}

const letterCount = 28;
/** 32 letters, so that a byte's remainder is even. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
