import { logoLimits } from "@kyuseki/domain";
import { reencodeImage } from "./reencodeImage.ts";

const { storedPixels } = logoLimits;

/**
 * The image as it is kept: a square WebP of `storedPixels` (I9).
 * @throws Failure "invalid" with the reason at `fields.logo`; "unavailable" while two others are at work
 */
export const toLogo = (bytes: Uint8Array): Promise<Buffer> =>
  reencodeImage(bytes, {
    field: "logo",
    resize: (image) => image.resize(storedPixels, storedPixels, { fit: "cover" }),
    quality: 90,
  });
