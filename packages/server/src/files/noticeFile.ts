import { Failure, type NoticeFile } from "@kyuseki/domain";
import { reencodeImage } from "./reencodeImage.ts";

/**
 * An attachment as it is kept: a PDF as it came, an image drawn anew at `longestSide` pixels at most. What it is, the bytes
 * say.
 * @throws Failure "invalid" with the reason at `fields.file`; "unavailable" while two other images are at work
 */
export async function toNoticeFile(bytes: Uint8Array): Promise<{ type: NoticeFile["type"]; content: Uint8Array }> {
  const type = typeOf(bytes);
  if (type === undefined) throw fieldError("PDF・JPG・PNGのファイルを選んでください");
  if (type === "application/pdf") {
    if (!endsLikePdf(bytes)) throw fieldError("PDFが壊れていて読み取れません");
    return { type, content: bytes };
  }
  const content = await reencodeImage(bytes, {
    field: "file",
    resize: (image) => image.resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true }),
    quality: 85,
    format: type === "image/png" ? "png" : "jpeg",
  });
  return { type, content };
}

const longestSide = 2560;

const beginnings = {
  "application/pdf": [..."%PDF-"].map((letter) => letter.charCodeAt(0)),
  "image/jpeg": [0xff, 0xd8, 0xff],
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const satisfies Record<NoticeFile["type"], readonly number[]>;

function typeOf(bytes: Uint8Array): NoticeFile["type"] | undefined {
  for (const type of ["application/pdf", "image/jpeg", "image/png"] as const) {
    if (beginnings[type].every((byte, index) => bytes[index] === byte)) return type;
  }
  return undefined;
}

/** ISO 32000-1, 7.5.5: the last line is %%EOF; readers look for it in the last 1024 bytes. */
const endsLikePdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(-1024)).includes("%%EOF");

const fieldError = (sentence: string) => new Failure("invalid", { fields: { file: sentence } });
