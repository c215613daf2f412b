import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** What is stored under a secret of which nothing else is stored; without it nothing of it can be read or guessed. */
export type Seal = {
  /** Finds what was sealed with the same secret. */
  id: Buffer;
  /** Equal for equal texts. */
  tag: (text: string) => Buffer;
  close: (text: string) => Buffer;
  /** @throws Error when it was closed under another secret, or changed since */
  open: (sealed: Buffer) => string;
};

/** `secret` must be too long to be guessed. AES-256-GCM, the keys by HKDF (RFC 5869). */
export function sealOf(secret: string): Seal {
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", `kyuseki ${purpose}`, 32));
  return {
    id: createHash("sha256").update(derive("id")).digest(),
    tag: (text) => createHmac("sha256", derive("tag")).update(text).digest(),
    close: (text) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, derive("answer"), nonce);
      const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
    },
    open: (sealed) => {
      const decipher = createDecipheriv(algorithm, derive("answer"), sealed.subarray(0, nonceBytes));
      decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
        "utf8",
      );
    },
  };
}

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;
