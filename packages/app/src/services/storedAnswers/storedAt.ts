/** When the stored answer arrived that a call with this signal was given, ms since 1970. */
export const storedAt = new WeakMap<AbortSignal, number>();
