import { readHeading } from "./headings/readHeading.ts";

/**
 * The key under which a mapping is remembered: equal for files with the same columns in the same order, whatever the
 * case, width and spacing of their headings. Of a row, it tells it from others. 16 hexadecimal digits (FNV-1a, twice 32
 * bits); not for secrets.
 */
export function sourceKey(header: readonly string[]): string {
  const names = header.map((heading) => {
    const { name, unit } = readHeading(heading);
    return `${name}:${unit ?? ""}`;
  });
  const text = names.join("\u001f");
  return [0x811c9dc5, 0x2f0b4c47].map((basis) => fnv1a(text, basis).toString(16).padStart(8, "0")).join("");
}

function fnv1a(text: string, basis: number): number {
  let hash = basis;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ (text.charCodeAt(at) & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (text.charCodeAt(at) >>> 8), 0x01000193);
  }
  return hash >>> 0;
}
