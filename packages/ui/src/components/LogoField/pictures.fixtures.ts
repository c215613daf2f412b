type Drawn = { width: number; height: number; type?: string };

/** Yellow on the left, blue on the right. */
export async function drawnFile(name: string, drawn: Drawn): Promise<File> {
  const { type = "image/png" } = drawn;
  const blob = await new Promise<Blob | null>((resolve) => draw(drawn).toBlob(resolve, type));
  if (!blob) throw new Error("nothing was drawn");
  return new File([blob], name, { type });
}

export const drawnLogo = () => draw({ width: 64, height: 64 }).toDataURL();

function draw({ width, height }: Drawn): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws nothing");
  pen.fillStyle = "#16375f";
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "#e9f24a";
  pen.fillRect(0, 0, width / 2, height);
  return canvas;
}

/** As if picked in the file dialog, which filters nothing. */
export function choose(place: Element, file: File) {
  const input = place.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no file is asked for here");
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The colours near the left and the right edge, and the size of the picture. */
export async function look(image: Blob) {
  const bitmap = await createImageBitmap(image);
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const pen = canvas.getContext("2d");
  pen?.drawImage(bitmap, 0, 0);
  const colourAt = (x: number) => ((pen?.getImageData(x, 256, 1, 1).data[0] ?? 0) > 128 ? "黄" : "紺");
  return { size: `${bitmap.width}×${bitmap.height}`, left: colourAt(8), right: colourAt(bitmap.width - 8) };
}
