import type { PageConfig } from "@kyuseki/domain";

/** Whether this browser, at this address, makes and uses passkeys. */
export function canUsePasskeys({ passkeyOrigin }: PageConfig): boolean {
  if (!("PublicKeyCredential" in window)) return false;
  const { origin, hostname } = window.location;
  return passkeyOrigin === undefined ? hostname === "localhost" : passkeyOrigin === origin;
}
