import qrcode from "qrcode-generator";

/** Light modules around the code that scanners need, on each side. */
export const quietZone = 3;

/**
 * The dark (true) and light modules of a QR code, row by row, at error correction level M. Text is encoded as UTF-8.
 */
export function qrMatrix(text: string): boolean[][] {
  const code = qrcode(0, "M");
  code.addData(asBytes(text));
  code.make();
  const side = Array.from({ length: code.getModuleCount() }, (_, index) => index);
  return side.map((row) => side.map((column) => code.isDark(row, column)));
}

/** One SVG path over all dark modules, in modules; neighbours in a row are merged. */
export function qrPath(matrix: readonly (readonly boolean[])[]): string {
  return matrix.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join("");
}

export type QrDrawing = { text: string; modules: number; path: string };

/** Of the last text kept: every sheet of a print carries the same code, and each takes a phone 40 ms. */
export function qrDrawing(text: string): QrDrawing {
  if (drawn?.text !== text) {
    const matrix = qrMatrix(text);
    drawn = { text, modules: matrix.length, path: qrPath(matrix) };
  }
  return drawn;
}

let drawn: QrDrawing | undefined;

function runsOf(row: readonly boolean[]) {
  const runs: [start: number, length: number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}

/** The library takes one character as one byte. */
const asBytes = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));
