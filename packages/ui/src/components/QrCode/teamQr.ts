import type { JoinCode } from "@kyuseki/domain";

/** The team's join code, and the address its QR code holds. */
export type TeamQr = JoinCode & { url: string };

/** `over` works no more; `soon` still works, for three days at most. */
export type QrLife = "works" | "soon" | "over";

/** Unix seconds at which it stops working. */
export const endOf = ({ expires_at }: Pick<JoinCode, "expires_at">): number => Date.parse(expires_at) / 1000;

/** `nowS` in unix seconds. */
export function lifeOf(qr: Pick<JoinCode, "expires_at">, nowS: number): QrLife {
  const leftS = endOf(qr) - nowS;
  if (leftS <= 0) return "over";
  return leftS <= soonS ? "soon" : "works";
}

const soonS = 3 * 24 * 60 * 60;
