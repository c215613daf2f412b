type RandomSource = { randomUUID?: () => string; getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => unknown };

/** D-7. A random key; without a secure context (plain http in a school's network) browsers have no `randomUUID`. */
export function idempotencyKey(source: RandomSource = crypto): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = new Uint8Array(16);
  source.getRandomValues(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
