import { decodeText } from "../delimited/decodeText.ts";
import { type RosterFailure, rosterLimits } from "./rosterField.ts";

/** The text of a file: UTF-8 and UTF-16 by their marks, UTF-8 without one, or else Shift_JIS as Windows writes it. */
export function decodeRoster(bytes: Uint8Array): { text: string } | { failure: RosterFailure } {
  if (bytes.length > rosterLimits.bytes) return { failure: { cause: "size" } };
  const marked = marks.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (!marked && bytes.includes(0)) return { failure: { cause: "binary" } };

  for (const encoding of marked ? [marked.encoding] : ["utf-8", "shift_jis"]) {
    const text = decodeText(bytes, encoding);
    if (text !== null) return { text };
  }
  return { failure: { cause: "binary" } };
}

const marks = [
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
] as const;
