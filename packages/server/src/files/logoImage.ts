import { Failure, logoLimits } from "@kyuseki/domain";
import sharp from "sharp";

const { maxPixels, storedPixels } = logoLimits;
/** An image of the largest size taken weighs 256 MB once it is decoded. */
const atOnce = 2;
const patience = { seconds: 5 };
const quality = 90;

// Of all the formats the library knows, only these three may be decoded; which one it is, the bytes say.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);

let underWay = 0;

/**
 * I9. The image as it is kept: a square WebP of `storedPixels`, drawn anew from the pixels, so that nothing else of
 * what was sent is left: no place, no camera, nothing hidden behind the image.
 * @throws Failure "invalid" with the reason at `fields.logo`; "unavailable" while two others are at work
 */
export async function toLogo(bytes: Uint8Array): Promise<Buffer> {
  if (underWay === atOnce) throw new Failure("unavailable", { retryAfterS: 1 });
  underWay += 1;
  try {
    await requireSize(bytes);
    return await redraw(bytes);
  } finally {
    underWay -= 1;
  }
}

/** Nothing is decoded before its size is known. */
async function requireSize(bytes: Uint8Array) {
  const { width, height } = await readHead(bytes).catch((cause) =>
    refuse("PNG・JPG・WebPの画像を選んでください", cause),
  );
  if (Math.max(width, height) > maxPixels) refuse(`縦も横も${maxPixels}px以下の画像を選んでください`);
}

/** Async, since no bytes at all are thrown at once. */
const readHead = async (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: false }).metadata();

function redraw(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: maxPixels ** 2 })
    .timeout(patience)
    .autoOrient()
    .resize(storedPixels, storedPixels, { fit: "cover" })
    .webp({ quality })
    .toBuffer()
    .catch((cause) => refuse("画像が壊れていて読み取れません", cause));
}

function refuse(sentence: string, cause?: unknown): never {
  throw new Failure("invalid", { fields: { logo: sentence }, cause });
}
