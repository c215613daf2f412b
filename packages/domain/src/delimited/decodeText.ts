/** The text of bytes, without a byte order mark; null when they are not of this encoding. */
export function decodeText(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Not of this encoding.
    return null;
  }
}
