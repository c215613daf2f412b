import { videoLimits } from "@kyuseki/domain";
import { reencodeImage } from "./reencodeImage.ts";

const { posterWidth } = videoLimits;

/**
 * A picture of a video as it is kept: a WebP `posterWidth` wide, or as wide as it was when that is less (BE-8, I9).
 * @throws Failure "invalid" with the reason at `fields.poster`; "unavailable" while two others are at work
 */
export const toPoster = (bytes: Uint8Array): Promise<Buffer> =>
  reencodeImage(bytes, {
    field: "poster",
    // Limits the height of very tall pictures.
    resize: (image) => image.resize(posterWidth, posterWidth * 2, { fit: "inside", withoutEnlargement: true }),
    quality: 75,
  });
