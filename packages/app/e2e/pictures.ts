import type { Page } from "playwright-core";

/** A picture of 900 × 600 pixels, half of it black, as PNG bytes. */
export async function drawnPng(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 900;
    canvas.height = 600;
    canvas.getContext("2d")?.fillRect(0, 0, 450, 600);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(url.replace(/^data:image\/png;base64,/, ""), "base64");
}
