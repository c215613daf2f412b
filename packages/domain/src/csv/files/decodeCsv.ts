import { decodeText } from "../../delimited/decodeText.ts";
import { type CsvLimits, csvLimits } from "../../vocabulary/csvLimits.ts";
import type { CsvEncoding, CsvFailure } from "./csvFile.ts";

type Decoded = { text: string; encoding: CsvEncoding };

/** The text of a file: UTF-8 with or without a byte order mark, or else Shift_JIS as Windows writes it. */
export function decodeCsv(
  bytes: Uint8Array,
  limits: Pick<CsvLimits, "bytes"> = csvLimits,
): Decoded | { failure: CsvFailure } {
  if (bytes.length > limits.bytes) return { failure: { cause: "size" } };
  if (utf16Marks.some((mark) => startsWith(bytes, mark))) return { failure: { cause: "utf16" } };
  if (bytes.includes(0)) return { failure: { cause: "binary" } };

  const marked = startsWith(bytes, [0xef, 0xbb, 0xbf]);
  const utf8 = decodeText(bytes, "utf-8");
  if (utf8 !== null) return { text: utf8, encoding: marked ? "utf-8-bom" : "utf-8" };
  const shiftJis = marked ? null : decodeText(bytes, "shift_jis");
  return shiftJis === null ? { failure: { cause: "binary" } } : { text: shiftJis, encoding: "shift_jis" };
}

const utf16Marks = [
  [0xff, 0xfe],
  [0xfe, 0xff],
] as const;

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
