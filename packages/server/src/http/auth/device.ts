import { parse } from "bowser";

/**
 * "Windows／Chrome 131" from a User-Agent header; null when it names neither. Never identifies a person or a single
 * device.
 */
export function deviceName(userAgent: string): string | null {
  if (userAgent.trim() === "") return null;
  const { browser, os } = parse(userAgent);
  const browserName = [browser.name, browser.version?.split(".")[0]].filter(Boolean).join(" ");
  return [osName(os.name, os.version), browserName].filter(Boolean).join("／") || null;
}

/** Browsers freeze the versions of these, so they carry no information. */
const frozen = new Set(["Windows", "macOS", "Linux"]);

const osName = (name: string | undefined, version: string | undefined) =>
  name === undefined || frozen.has(name) ? name : [name, version?.split(".")[0]].filter(Boolean).join(" ");
