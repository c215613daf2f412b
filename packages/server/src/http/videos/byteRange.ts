export type ByteRange = { first: number; last: number };

/**
 * The one range of bytes a Range header asks for (RFC 9110, 14.1.2), cut to what there is. null asks for the whole: no
 * header, another unit, several ranges, or not a range at all. "beyond": none of it is there.
 * @param size bytes, at least 1
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "beyond" | null {
  const [, first, last] = header?.match(/^bytes\s*=\s*(\d{0,15})\s*-\s*(\d{0,15})$/i) ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  if (first === "") return Number(last) === 0 ? "beyond" : { first: Math.max(size - Number(last), 0), last: size - 1 };
  if (last !== "" && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return "beyond";
  return { first: Number(first), last: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
