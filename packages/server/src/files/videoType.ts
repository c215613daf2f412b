export type VideoType = "video/mp4" | "video/webm" | "video/quicktime";

/**
 * What a video is, told by how it begins (I9): an MP4 or QuickTime file type box (ISO/IEC 14496-12, 4.3) before another
 * box, or an EBML head of DocType "webm" (RFC 8794, 11.2.6) before a segment. undefined for everything else.
 * @param head the first bytes, 2 kB or the whole video
 */
export function videoTypeOf(head: Uint8Array): VideoType | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, headBytes));
  return boxedType(bytes) ?? (isWebm(bytes) ? "video/webm" : undefined);
}

const headBytes = 2048;
const largestBox = 1024;

function boxedType(head: Buffer): VideoType | undefined {
  if (head.length < 24 || head.toString("latin1", 4, 8) !== "ftyp") return undefined;
  const size = head.readUInt32BE(0);
  if (size < 16 || size > largestBox || size % 4 !== 0 || head.length < size + 8) return undefined;
  if (!boxName.test(head.toString("latin1", size + 4, size + 8))) return undefined;
  const [major = "", ...compatible] = brandsOf(head, size);
  if (compatible.some((brand) => pictures.test(brand))) return undefined;
  if (major === "qt  ") return "video/quicktime";
  return videos.test(major) ? "video/mp4" : undefined;
}

const boxName = /^[A-Za-z0-9 ]{4}$/;
const videos = /^(?:iso[m2-9]|mp4[12]|mp71|avc1|M4V.|MSNV|dash|XAVC|3g[p2].|f4v |mmp4)$/;
const pictures = /^(?:hei[cxms]|hev[cxms]|mif[12]|msf1|av[i1][fs]|crx |jp[2x] )$/;

/** The major one, then the compatible ones. */
function brandsOf(head: Buffer, size: number): string[] {
  const places = [8, ...Array.from({ length: (size - 16) / 4 }, (_, at) => 16 + at * 4)];
  return places.map((place) => head.toString("latin1", place, place + 4));
}

const ids = { ebml: 0x1a45dfa3, docType: 0x4282, segment: 0x18538067 } as const;

function isWebm(head: Buffer): boolean {
  const ebml = elementAt(head, 0);
  if (ebml?.id !== ids.ebml || ebml.end > largestBox) return false;
  if (elementAt(head, ebml.end)?.id !== ids.segment) return false;
  for (let at = ebml.from; at < ebml.end; ) {
    const element = elementAt(head, at);
    if (!element || element.end > ebml.end) return false;
    // NULs may fill it up (RFC 8794, 7.4).
    if (element.id === ids.docType) return /^webm\0*$/.test(head.toString("latin1", element.from, element.end));
    at = element.end;
  }
  return false;
}

/** undefined when its id and size are not both there. `end` may lie beyond the head. */
function elementAt(head: Buffer, at: number): { id: number; from: number; end: number } | undefined {
  const idLength = widthAt(head, at, 4);
  const sizeAt = at + (idLength ?? 0);
  const sizeLength = widthAt(head, sizeAt, 8);
  if (idLength === undefined || sizeLength === undefined) return undefined;
  const from = sizeAt + sizeLength;
  if (from > head.length) return undefined;
  let size = (head[sizeAt] ?? 0) & (0xff >> sizeLength);
  for (const byte of head.subarray(sizeAt + 1, from)) size = size * 256 + byte;
  return { id: head.readUIntBE(at, idLength), from, end: from + size };
}

/** Bytes of the number that begins at `at`, told by its leading zeros (RFC 8794, 4). */
function widthAt(head: Buffer, at: number, longest: number): number | undefined {
  const byte = head[at];
  if (byte === undefined || byte === 0) return undefined;
  const width = Math.clz32(byte) - 23;
  return width <= longest ? width : undefined;
}
