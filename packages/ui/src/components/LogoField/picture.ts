import { logoLimits, logoTypes } from "@kyuseki/domain";
import { sortFiles } from "../FileDrop/sortFiles.ts";

/** A chosen, decoded image. */
export type Picture = {
  bitmap: ImageBitmap;
  /** The whole picture at screen size as a data URL, which the content policy allows. */
  preview: string;
  /** Shorter side in pixels. */
  side: number;
};

/** Part of a picture, in percent of its width and height. */
export type Area = { x: number; y: number; width: number; height: number };

const previewSide = 1024;
const type = "image/webp";
const quality = 0.92;

/** Decodes a picture, upright as its metadata say. @throws when the browser cannot read it */
async function openPicture(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  // A small picture is scaled up too, so that it fills the cropper.
  const scale = previewSide / Math.max(width, height);
  const canvas = draw(bitmap, { x: 0, y: 0, width, height }, width * scale, height * scale);
  return { bitmap, preview: canvas.toDataURL(type, quality), side: Math.min(width, height) };
}

export type PictureCause = "type" | "size" | "unreadable";

/** The one picture among the chosen files, or why it cannot be used. */
export async function choosePicture(files: readonly File[], maxBytes: number): Promise<Picture | PictureCause> {
  const {
    accepted: [file],
    refused: [failure],
  } = sortFiles(files, { accept: logoTypes, maxBytes });
  if (!file) return failure?.cause === "size" ? "size" : failure?.cause === "empty" ? "unreadable" : "type";
  return openPicture(file).catch(() => "unreadable" as const);
}

/** A square WebP of the stored size, or a PNG where the browser writes no WebP. */
export function cutOut({ bitmap }: Picture, area: Area): Promise<Blob> {
  const source = {
    x: (area.x / 100) * bitmap.width,
    y: (area.y / 100) * bitmap.height,
    width: (area.width / 100) * bitmap.width,
    height: (area.height / 100) * bitmap.height,
  };
  const canvas = draw(bitmap, source, logoLimits.storedPixels, logoLimits.storedPixels);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("nothing was drawn"))), type, quality);
  });
}

function draw(bitmap: ImageBitmap, source: Area, width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws nothing");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, source.x, source.y, source.width, source.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}
