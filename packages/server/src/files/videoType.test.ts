import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { picture, png } from "./images.fixture.ts";
import { ebmlHead, mp4Head } from "./videos.fixture.ts";
import { videoTypeOf } from "./videoType.ts";

const video = (name: string) =>
  readFileSync(new URL(`../../../ui/src/components/VideoPlayer/fixtures/${name}`, import.meta.url));

describe("I9 受け取る動画", () => {
  test.each([
    ["iPhoneのMOV", mp4Head("qt  ", "qt  "), "video/quicktime"],
    ["iPhoneのMP4", mp4Head("mp42", "mp41", "isom"), "video/mp4"],
    ["AndroidのMP4", mp4Head("isom", "iso2", "mp41"), "video/mp4"],
    ["3GP", mp4Head("3gp4", "isom"), "video/mp4"],
    ["WebM", ebmlHead(), "video/webm"],
    ["NULで埋めたDocType", ebmlHead("webm\0\0"), "video/webm"],
    ["ブラウザーが書いたWebM", video("swing-now.webm"), "video/webm"],
  ])("%s", (_, bytes, type) => {
    expect(videoTypeOf(bytes)).toBe(type);
  });
});

describe("I9 断る動画", () => {
  const html = Buffer.from("<!doctype html><script>alert(1)</script>".padEnd(200));
  const longBox = mp4Head();
  longBox.writeUInt32BE(0x7fffffff, 0);
  const noBox = mp4Head();
  noBox.write("<\0s>", 20, "latin1");
  test.each([
    ["0バイト", Buffer.alloc(0)],
    ["NULだけ", Buffer.alloc(4096)],
    ["HTML", html],
    ["SVG", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`.padEnd(200))],
    ["ZIP", Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), Buffer.alloc(100)])],
    ["AVI", Buffer.concat([Buffer.from("RIFF\x00\x01\x00\x00AVI LIST", "latin1"), Buffer.alloc(100)])],
    ["Matroska", ebmlHead("matroska")],
    ["DocTypeがwebmで始まるだけ", ebmlHead("webm2")],
    ["HEIC", mp4Head("heic", "mif1", "heic")],
    ["AVIF", mp4Head("avif", "mif1")],
    ["HEICを兼ねるMP4", mp4Head("mp42", "heic")],
    ["M4A", mp4Head("M4A ", "mp42", "isom")],
    ["知らないブランド", mp4Head("zzzz", "isom")],
    ["途中で切れたMP4", mp4Head().subarray(0, 22)],
    ["途中で切れたWebM", ebmlHead().subarray(0, 20)],
    ["長さの合わない箱", longBox],
    ["次の箱がHTML", noBox],
    ["HTMLの後ろのMP4", Buffer.concat([html, mp4Head()])],
    ["1バイトずれたWebM", Buffer.concat([Buffer.of(0), ebmlHead()])],
  ])("%s", (_, bytes) => {
    expect(videoTypeOf(bytes)).toBeUndefined();
  });

  test("PNGとGIF", async () => {
    expect([videoTypeOf(await png()), videoTypeOf(await picture().gif().toBuffer())]).toEqual([undefined, undefined]);
  });

  test("どんな続きでも、読み終わる", () => {
    const heads = fc.constantFrom(mp4Head().subarray(0, 8), ebmlHead().subarray(0, 5), Buffer.alloc(0));
    fc.assert(
      fc.property(heads, fc.uint8Array({ maxLength: 300 }), (head, rest) => {
        expect([undefined, "video/mp4", "video/webm", "video/quicktime"]).toContain(
          videoTypeOf(Buffer.concat([head, rest])),
        );
      }),
      { numRuns: 200 },
    );
  });
});
