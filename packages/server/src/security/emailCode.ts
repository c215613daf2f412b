import { createHmac, timingSafeEqual } from "node:crypto";
import { accountLimits } from "@kyuseki/domain";

/**
 * What the code is good for, the address among it: it dies with any part of it. For a change of address person, both
 * addresses and password; for an invitation the hash of its code and the address.
 */
export type EmailProof = readonly (string | number)[];

/**
 * The code that is mailed to an address: eight digits of an HMAC-SHA256 over the proof and the hour, so that nothing has to
 * be stored. Guesses are counted by the caller.
 */
export const emailCode = (secret: Buffer, proof: EmailProof, now: Date) => codeOfHour(secret, proof, hourOf(now));

/** Whether it is the code of this period or of the one before. */
export function isEmailCode(secret: Buffer, proof: EmailProof, code: string, now: Date): boolean {
  const hour = hourOf(now);
  const codes = [codeOfHour(secret, proof, hour), codeOfHour(secret, proof, hour - 1)];
  return codes.map((known) => isSame(known, code)).includes(true);
}

const hourOf = (now: Date) => Math.floor(now.getTime() / (accountLimits.emailCodeHours * 60 * 60 * 1000));

function codeOfHour(secret: Buffer, proof: EmailProof, hour: number): string {
  const text = JSON.stringify([...proof, hour]);
  const number = createHmac("sha256", secret).update(text).digest().readUIntBE(0, 6);
  return String(number % 10 ** accountLimits.emailCodeDigits).padStart(accountLimits.emailCodeDigits, "0");
}

function isSame(known: string, typed: string): boolean {
  return known.length === typed.length && timingSafeEqual(Buffer.from(known), Buffer.from(typed));
}
