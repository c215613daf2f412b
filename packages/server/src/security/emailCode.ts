import { createHmac, timingSafeEqual } from "node:crypto";
import { accountLimits } from "@kyuseki/domain";

/** Whose address is to become which. The code dies with a new password and with another change of the address. */
export type EmailMove = { userId: number; from: string; to: string; passwordHash: string };

/**
 * The code that is mailed to a new address: eight digits of an HMAC-SHA256 over the move and the hour, so that nothing
 * has to be stored. Guesses are counted by the caller.
 */
export const emailCode = (secret: Buffer, move: EmailMove, now: Date) => codeOfHour(secret, move, hourOf(now));

/** Whether it is the code of this period or of the one before. */
export function isEmailCode(secret: Buffer, move: EmailMove, code: string, now: Date): boolean {
  const hour = hourOf(now);
  const codes = [codeOfHour(secret, move, hour), codeOfHour(secret, move, hour - 1)];
  return codes.map((known) => isSame(known, code)).includes(true);
}

const hourOf = (now: Date) => Math.floor(now.getTime() / (accountLimits.emailCodeHours * 60 * 60 * 1000));

function codeOfHour(secret: Buffer, { userId, from, to, passwordHash }: EmailMove, hour: number): string {
  const move = JSON.stringify([userId, from, to, passwordHash, hour]);
  const number = createHmac("sha256", secret).update(move).digest().readUIntBE(0, 6);
  return String(number % 10 ** accountLimits.emailCodeDigits).padStart(accountLimits.emailCodeDigits, "0");
}

function isSame(known: string, typed: string): boolean {
  return known.length === typed.length && timingSafeEqual(Buffer.from(known), Buffer.from(typed));
}
