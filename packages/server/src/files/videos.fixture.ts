const latin = (text: string) => Buffer.from(text, "latin1");

function box(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length, 0);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, content]);
}

/** The beginning of a video of these brands, the major one first, up to its next box. */
export function mp4Head(major = "isom", ...compatible: string[]): Buffer {
  const brands = Buffer.concat([latin(major), Buffer.alloc(4), ...compatible.map(latin)]);
  return Buffer.concat([box("ftyp", brands), box("mdat", Buffer.alloc(64))]);
}

/** EBML element with a size of one byte. */
const element = (id: number[], content: Buffer) => Buffer.concat([Buffer.of(...id, 0x80 | content.length), content]);

/** The beginning of a file of this DocType, up to its segment of unknown size. */
export function ebmlHead(docType = "webm"): Buffer {
  const version = element([0x42, 0x86], Buffer.of(1));
  return Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], Buffer.concat([version, element([0x42, 0x82], latin(docType)), version])),
    Buffer.of(0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff),
    Buffer.alloc(16),
  ]);
}

/** A WebM's head before bytes of which each says where it stands. */
export function videoOf(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at + 4 <= length; at += 4) bytes.writeUInt32BE(at, at);
  ebmlHead().copy(bytes);
  return bytes;
}
