import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A blue picture with a yellow left half. */
export const picture = (width = 600, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: "#16375f" } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: "#e9f24a" } },
      left: 0,
      top: 0,
    },
  ]);

export const png = (width?: number, height?: number) => picture(width, height).png().toBuffer();

/** As a telephone writes it: with the place, the maker, and the picture lying on its side. */
export const photo = () =>
  picture()
    .withExif({
      IFD0: { Make: "KyusekiPhone", Copyright: "<script>alert(1)</script>" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "35/1 26/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "139/1 38/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A few bytes that claim to be a black and white picture of this size. */
export function pngClaiming(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size[8] = 1;
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", size),
    chunk("IDAT", deflateSync(Buffer.alloc(64))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(8 + named.length);
  frame.writeUInt32BE(data.length, 0);
  named.copy(frame, 4);
  frame.writeUInt32BE(crc32(named), 4 + named.length);
  return frame;
}
