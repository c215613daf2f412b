import { decodeText } from "../../delimited/decodeText.ts";
import { type CsvLimits, csvLimits } from "../../vocabulary/csvLimits.ts";
import type { CsvEncoding, CsvFailure } from "./csvFile.ts";

type Decoded = { text: string; encoding: CsvEncoding };

/**
 * The text of a file: UTF-16 by its byte order mark or its zero bytes, UTF-8 with or without a mark, or else Shift_JIS as
 * Windows writes it.
 */
export function decodeCsv(
  bytes: Uint8Array,
  limits: Pick<CsvLimits, "bytes"> = csvLimits,
): Decoded | { failure: CsvFailure } {
  if (bytes.length > limits.bytes) return { failure: { cause: "size" } };
  const utf16 = utf16Of(bytes);
  if (utf16) return readable(decodeText(bytes, utf16), "utf-16");
  if (bytes.includes(0)) return { failure: { cause: "binary" } };

  const marked = startsWith(bytes, [0xef, 0xbb, 0xbf]);
  const utf8 = decodeText(bytes, "utf-8");
  if (utf8 !== null) return { text: utf8, encoding: marked ? "utf-8-bom" : "utf-8" };
  return readable(marked ? null : decodeText(bytes, "shift_jis"), "shift_jis");
}

const readable = (text: string | null, encoding: CsvEncoding): Decoded | { failure: CsvFailure } =>
  text === null || text.includes("\0") ? { failure: { cause: "binary" } } : { text, encoding };

/**
 * By the mark; without one, every ASCII letter of UTF-16 has a zero byte on the same side, and few others (「一」, U+4E00)
 * one on the other.
 */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (startsWith(bytes, [0xff, 0xfe])) return "utf-16le";
  if (startsWith(bytes, [0xfe, 0xff])) return "utf-16be";
  const zeros = [0, 0];
  const looked = Math.min(bytes.length, 2000);
  for (let at = 0; at < looked; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // One zero is no text: a table has a line break and a delimiter at least.
  if (bytes.length % 2 !== 0 || even + odd < Math.max(2, looked / 20)) return null;
  if (odd >= clearlyMore * even) return "utf-16le";
  return even >= clearlyMore * odd ? "utf-16be" : null;
}

/** How many times as many zero bytes one side has. */
const clearlyMore = 3;

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
