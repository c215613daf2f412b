import type { JoinCode } from "@kyuseki/domain";

/** The team's join code, and the address in its QR code. */
export type TeamQr = JoinCode & { url: string };

/** `over`: expired; `soon`: expires within three days. */
export type QrLife = "works" | "soon" | "over";

/** Unix seconds of its expiry. */
export const endOf = ({ expires_at }: Pick<JoinCode, "expires_at">): number => Date.parse(expires_at) / 1000;

/** `nowS` in unix seconds. */
export function lifeOf(qr: Pick<JoinCode, "expires_at">, nowS: number): QrLife {
  const leftS = endOf(qr) - nowS;
  if (leftS <= 0) return "over";
  return leftS <= soonS ? "soon" : "works";
}

const soonS = 3 * 24 * 60 * 60;
