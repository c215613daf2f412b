import { Failure, logoLimits } from "@kyuseki/domain";
import sharp, { type Sharp } from "sharp";
import { requireNoTransaction } from "../db/transactionScope.ts";

const { maxPixels } = logoLimits;
/** An image of the largest size taken weighs 256 MB once it is decoded. */
const atOnce = 2;
const patience = { seconds: 5 };

// Of all the formats the library knows, only these three may be decoded; which one it is, the bytes say.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);

let underWay = 0;

/** A PNG has no quality. */
type ImageFormat = "webp" | "jpeg" | "png";

type Options = { field: string; resize: (upright: Sharp) => Sharp; quality: number; format?: ImageFormat };

/**
 * An image of `quality`, a WebP unless `format` says otherwise, drawn anew from the pixels, so that nothing else of what
 * was sent is left: no place, no camera, nothing hidden behind the image (I9).
 * @throws Failure "invalid" with the reason at `field`; "unavailable" while two others are at work
 */
export async function reencodeImage(
  bytes: Uint8Array,
  { field, resize, quality, format = "webp" }: Options,
): Promise<Buffer> {
  requireNoTransaction("An image");
  const fail = (sentence: string, cause?: unknown): never => {
    throw new Failure("invalid", { fields: { [field]: sentence }, cause });
  };
  if (underWay === atOnce) throw new Failure("unavailable", { retryAfterS: 1 });
  underWay += 1;
  try {
    // The size is checked before anything is decoded.
    const { width, height } = await readHead(bytes).catch((cause) =>
      fail("PNG・JPG・WebPの画像を選んでください", cause),
    );
    if (Math.max(width, height) > maxPixels) fail(`縦も横も${maxPixels}px以下の画像を選んでください`);
    return await resize(
      sharp(bytes, { limitInputPixels: maxPixels ** 2 })
        .timeout(patience)
        .autoOrient(),
    )
      .toFormat(format, format === "png" ? {} : { quality })
      .toBuffer()
      .catch((cause) => fail("画像が壊れていて読み取れません", cause));
  } finally {
    underWay -= 1;
  }
}

/** Async, because sharp throws synchronously for an empty buffer. */
const readHead = async (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: false }).metadata();
