type RandomSource = { randomUUID?: () => string; getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => unknown };

/** A random key; browsers lack `randomUUID` in an insecure context, such as plain http in a school's network (D-7). */
export function idempotencyKey(source: RandomSource = crypto): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = new Uint8Array(16);
  source.getRandomValues(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
