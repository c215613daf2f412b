import { logoLimits, photoLimits } from "@kyuseki/domain";
import { reencodeImage } from "./reencodeImage.ts";

/**
 * A team's logo, and a player's photo, as they are kept: a square WebP of `storedPixels`, cut out of the middle (I9).
 * @throws Failure "invalid" with the reason at `fields.logo` or `fields.photo`; "unavailable" while two others are at work
 */
export const toLogo = (bytes: Uint8Array) => toSquare(bytes, { field: "logo", side: logoLimits.storedPixels });
/** On white where it is transparent: the player's initial stands below it. */
export const toPhoto = (bytes: Uint8Array) =>
  toSquare(bytes, { field: "photo", side: photoLimits.storedPixels, ground: "white" });

type Square = { field: string; side: number; ground?: string };

const toSquare = (bytes: Uint8Array, { field, side, ground }: Square): Promise<Buffer> =>
  reencodeImage(bytes, {
    field,
    resize: (image) => image.resize(side, side, { fit: "cover" }).flatten(ground ? { background: ground } : false),
    quality: 90,
  });
