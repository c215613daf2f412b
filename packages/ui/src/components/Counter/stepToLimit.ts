export type TextLimit = {
  /** 書記素で数えた、いまの文字数。 */
  used: number;
  max: number;
};

/**
 * The remaining characters to announce: only 20, 10 or 0, else null, so that screen readers are not interrupted at
 * every key.
 */
export function stepToLimit({ used, max }: TextLimit): 20 | 10 | 0 | null {
  const left = max - used;
  if (left < 0 || left > 20 || used === 0) return null;
  if (left === 0) return 0;
  return left > 10 ? 20 : 10;
}
