import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * A code people can type: twelve characters of Crockford's base 32 as XXXX-XXXX-XXXX. Eight are random (40 bits), four
 * are the beginning of their HMAC-SHA256 (20 bits), so that an invented code is told without asking the database.
 */
export const newSignedCode = (secret: Buffer) => signedCode(secret, randomBytes(randomLength));

/** @param random 5 bytes */
export function signedCode(secret: Buffer, random: Buffer): string {
  const head = letters(random.readUIntBE(0, randomLength), headLength);
  return hyphenated(head + tagOf(secret, head));
}

/** The code as it was issued; undefined when we did not sign it. */
export function readSignedCode(secret: Buffer, text: string): string | undefined {
  const typed = typedLetters(text);
  if (typed === undefined) return undefined;
  const expected = tagOf(secret, typed.slice(0, headLength));
  const matches = timingSafeEqual(Buffer.from(expected), Buffer.from(typed.slice(headLength)));
  return matches ? hyphenated(typed) : undefined;
}

/** Normalises what was typed: case, width, hyphens, O for 0, I or L for 1. */
function typedLetters(text: string): string | undefined {
  const typed = text
    .normalize("NFKC")
    .replace(/[\s\p{Dash}ー]/gu, "")
    .toUpperCase()
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(typed) ? typed : undefined;
}

const randomLength = 5;
const headLength = 8;
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

function tagOf(secret: Buffer, head: string): string {
  const mac = createHmac("sha256", secret).update(head).digest();
  return letters(mac.readUIntBE(0, 3) >>> 4, 4);
}

/** Five bits a letter. */
function letters(value: number, length: number): string {
  const digits = Array.from({ length }, (_, place) => Math.floor(value / 32 ** (length - 1 - place)) % 32);
  return digits.map((digit) => alphabet.charAt(digit)).join("");
}

const hyphenated = (code: string) => code.replace(/(.{4})(?=.)/g, "$1-");
