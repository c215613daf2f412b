/** Bytes of a text as other programs write them; for tests. */
export const encodings = {
  "UTF-8": (text: string) => new TextEncoder().encode(text),
  "UTF-8（BOMなし）": (text: string) => new TextEncoder().encode(text.replace(/^\uFEFF/, "")),
  "UTF-16LE": (text: string) => utf16(text, true),
  "UTF-16BE": (text: string) => utf16(text, false),
  Shift_JIS: (text: string) => shiftJis(text.replace(/^\uFEFF/, "")),
} as const;

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const marked = text.startsWith("\uFEFF") ? text : `\uFEFF${text}`;
  const view = new DataView(new ArrayBuffer(marked.length * 2));
  for (let at = 0; at < marked.length; at += 1) view.setUint16(at * 2, marked.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
}

const decoder = new TextDecoder("shift_jis");
const bytesOf = new Map<string, readonly number[]>();
for (let lead = 0xfc; lead >= 0x81; lead -= 1) {
  for (let trail = 0xfc; trail >= 0x40; trail -= 1) {
    const letters = decoder.decode(Uint8Array.of(lead, trail));
    if (letters.length === 1 && letters !== "\uFFFD") bytesOf.set(letters, [lead, trail]);
  }
}
for (let byte = 0; byte < 0xe0; byte += 1) {
  const letter = decoder.decode(Uint8Array.of(byte));
  if (letter !== "\uFFFD" && letter.length === 1) bytesOf.set(letter, [byte]);
}

export const isShiftJis = (text: string): boolean => [...text].every((letter) => bytesOf.has(letter));

function shiftJis(text: string): Uint8Array {
  return Uint8Array.from([...text].flatMap((letter) => bytesOf.get(letter) ?? [0x3f]));
}
