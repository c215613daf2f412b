import type { JoinCode } from "@kyuseki/domain";

/** The team's join code, and the address in its QR code. */
export type TeamQr = JoinCode & { url: string };

/** `over`: expired; `soon`: expires within three days, and less than half of its time is left. */
export type QrLife = "works" | "soon" | "over";

/** Unix seconds of its expiry. */
export const endOf = ({ expires_at }: Pick<JoinCode, "expires_at">): number => Date.parse(expires_at) / 1000;

/** `nowS` in unix seconds. */
export function lifeOf(qr: Pick<JoinCode, "issued_at" | "expires_at">, nowS: number): QrLife {
  const endS = endOf(qr);
  const leftS = endS - nowS;
  if (leftS <= 0) return "over";
  const halfS = (endS - Date.parse(qr.issued_at) / 1000) / 2;
  return leftS <= soonS && leftS < halfS ? "soon" : "works";
}

const soonS = 3 * 24 * 60 * 60;
