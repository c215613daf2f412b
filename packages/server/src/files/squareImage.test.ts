import { Failure } from "@kyuseki/domain";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { photo, picture, png, pngClaiming } from "./images.fixture.ts";
import { toLogo } from "./squareImage.ts";

/** What of `picture` is seen at these places of a logo. */
async function colours(logo: Buffer, ...places: [number, number][]) {
  const { data, info } = await sharp(logo).raw().toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => ((data[(y * info.width + x) * info.channels] ?? 0) > 128 ? "黄" : "紺"));
}

async function refusal(bytes: Uint8Array) {
  try {
    await toLogo(bytes);
  } catch (error) {
    if (error instanceof Failure) return [error.status, error.fields?.logo];
    throw error;
  }
  return "受け取られました";
}

describe("I9 受け取る画像", () => {
  test.each([
    ["PNG", () => png()],
    ["JPEG", () => picture().jpeg().toBuffer()],
    ["WebP", () => picture().webp().toBuffer()],
    ["512pxより小さいもの", () => png(40, 20)],
  ])("%s は、真ん中を切り出した512×512のWebPになる", async (_, make) => {
    const logo = await toLogo(await make());
    expect(await sharp(logo).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
    expect(await colours(logo, [20, 256], [490, 256])).toEqual(["黄", "紺"]);
  });

  test("写した場所・機種は残らず、横倒しの写真は起きている", async () => {
    const sent = await photo();
    expect((await sharp(sent).metadata()).exif?.includes("KyusekiPhone")).toBe(true);

    const logo = await toLogo(sent);
    const { exif, xmp, iptc, icc, orientation } = await sharp(logo).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(logo.includes("EXIF")).toBe(false);
    expect(await colours(logo, [256, 20], [256, 490])).toEqual(["黄", "紺"]);
  });

  test("画像の後ろに隠したHTMLは残らない", async () => {
    const logo = await toLogo(Buffer.concat([await png(), Buffer.from("<html><script>alert(1)</script>")]));
    expect(logo.includes("<script>")).toBe(false);
  });

  test("縦も横も8000pxまで", async () => {
    const logo = await toLogo(await png(8000, 2));
    expect(await sharp(logo).metadata()).toMatchObject({ width: 512, height: 512 });
  });
});

describe("I9 断る画像", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
  test.each([
    ["SVG", async () => Buffer.from(svg)],
    ["GIF", () => picture(9, 9).gif().toBuffer()],
    ["TIFF", () => picture(9, 9).tiff().toBuffer()],
    ["AVIF", () => picture(9, 9).avif().toBuffer()],
    ["GIFでもスクリプトでもあるもの", async () => Buffer.from("GIF89a/*\x01\x00\x01\x00*/=1;alert(1)")],
    ["HTML", async () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["HTMLの後ろのPNG", async () => Buffer.concat([Buffer.from("<script>alert(1)</script>"), await png()])],
    ["0バイト", async () => Buffer.alloc(0)],
  ])("%s は形式を言って断る", async (_, make) => {
    expect(await refusal(await make())).toEqual([400, "PNG・JPG・WebPの画像を選んでください"]);
  });

  test.each([
    ["PNG", async () => (await png()).subarray(0, 200)],
    ["JPEG", async () => (await picture().jpeg().toBuffer()).subarray(0, -100)],
  ])("途中で切れた%sは、壊れていると言って断る", async (_, make) => {
    expect(await refusal(await make())).toEqual([400, "画像が壊れていて読み取れません"]);
  });

  test.each([
    [30_000, 30_000],
    [8001, 1],
    [1, 8001],
  ])("%i×%ipxは、開く前に大きさを言って断る", async (width, height) => {
    expect(await refusal(pngClaiming(width, height))).toEqual([400, "縦も横も8000px以下の画像を選んでください"]);
  });
});

test("同時に開くのは2枚まで。3枚目はすぐに断り、空けばまた受け取る", async () => {
  const sent = await png();
  const outcomes = await Promise.allSettled([toLogo(sent), toLogo(sent), toLogo(sent)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  expect(outcomes[2]).toMatchObject({ reason: { code: "unavailable", retryAfterS: 1 } });
  expect((await toLogo(sent)).length).toBeGreaterThan(0);
});
