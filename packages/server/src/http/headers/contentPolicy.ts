import { createHash } from "node:crypto";

/** For answers that are not pages: they may load, run and frame nothing. */
export const bareContentPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A worker lives under the policy of its own file, not of the page that started it. */
export const scriptContentPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types kyuseki";

/** Origins beside our own. */
export type PolicySources = Record<"script" | "connect" | "img" | "frame", readonly string[]> & {
  media?: readonly string[];
};

/**
 * Policy of one page: its own inline scripts and styles by their hash, everything else from this origin, and from the
 * `others` that are configured, only (H2).
 */
export function contentPolicy(html: string, others: PolicySources = nobody): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes(html, inlineScript), ...others.script].join(" "),
    ["style-src 'self'", emptyStyleHash, ...ariaStyleHashes, ...inlineHashes(html, inlineStyle)].join(" "),
    ["img-src 'self' data:", ...others.img].join(" "),
    // blob: is a video that was chosen and not sent yet.
    ["media-src 'self' blob:", ...(others.media ?? [])].join(" "),
    "font-src data:",
    ["connect-src 'self'", ...others.connect].join(" "),
    ...(others.frame.length > 0 ? [`frame-src ${others.frame.join(" ")}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types kyuseki",
  ].join("; ");
}

const nobody: PolicySources = { script: [], connect: [], img: [], frame: [] };

/** styled-components puts an empty style element in the page and fills it through the CSSOM. */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** React Aria adds these itself: how a pressed thing takes touches, and that iOS does not scroll the page behind a list. */
const ariaStyleHashes = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
] as const;

/** Inline scripts that run: without `src`, and not a block of data. */
const inlineScript = /<script\b(?![^>]*\s(?:src\s*=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/gi;
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

function inlineHashes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = ""]) => {
    return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  });
}
