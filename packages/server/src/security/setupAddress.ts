import { accountLimits } from "@kyuseki/domain";
import type { StoredLink } from "../store/account/oneTimeLinks.ts";
import { newLink } from "./oneTimeLink.ts";

/** The set-up page with a new code, in the fragment, which no server or proxy writes down (OP-1). */
export function newSetupAddress(origin: string, now: Date): { address: string; stored: StoredLink } {
  const { code, stored } = newLink(now, accountLimits.setupHours);
  return { address: `${origin}/setup#${code}`, stored };
}
