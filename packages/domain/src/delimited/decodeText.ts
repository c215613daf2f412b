/** The text of bytes without a byte order mark; null when they are not valid in this encoding. */
export function decodeText(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Not valid in this encoding.
    return null;
  }
}
