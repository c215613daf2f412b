import { qrMatrix, quietZone } from "./qrMatrix.ts";

/** A PNG of the code with its quiet zone, black on white whatever the theme, at least `sidePx` pixels wide. */
export function qrPng(text: string, sidePx = 1024): Promise<Blob> {
  const matrix = qrMatrix(text);
  const modules = matrix.length + 2 * quietZone;
  const scale = Math.ceil(sidePx / modules);
  const canvas = new OffscreenCanvas(modules * scale, modules * scale);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no canvas.");
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "black";
  matrix.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) pen.fillRect((x + quietZone) * scale, (y + quietZone) * scale, scale, scale);
    });
  });
  return canvas.convertToBlob({ type: "image/png" });
}
