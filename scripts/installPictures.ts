// `npm run install-pictures`: the icons of the installed app, drawn from its mark, and the demo's screens for the browser's
// install dialog, as packages/app/public/install. Only needed when the mark or those screens change.
import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { chromiumLaunch } from "./browser.ts";
import { startProduct, temporaryData } from "./productProcess.ts";

const folder = fileURLToPath(new URL("../packages/app/public/install/", import.meta.url));
const mark = readFileSync(new URL("../packages/app/public/mark.svg", import.meta.url), "utf8");
mkdirSync(folder, { recursive: true });

/** The mark to the edges, for systems that cut icons into a shape of their own; `edge` in units of its 26. */
const uncut = (edge: number) =>
  mark
    .replace('viewBox="0 0 26 26"', `viewBox="${-edge} ${-edge} ${26 + 2 * edge} ${26 + 2 * edge}"`)
    .replace(/<rect [^>]*\/>/, `<rect x="${-edge}" y="${-edge}" width="100%" height="100%" fill="#0a2c24"/>`);

const icons = [
  { name: "icon-192", svg: mark, size: 192 },
  { name: "icon-512", svg: mark, size: 512 },
  // Within the circle of 80 % that every shape leaves.
  { name: "icon-maskable-512", svg: uncut(3), size: 512 },
  { name: "apple-touch-icon", svg: uncut(0), size: 180 },
];
for (const { name, svg, size } of icons)
  await sharp(Buffer.from(svg), { density: (72 * size) / 26 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(`${folder}${name}.png`);

const screens = [
  { name: "phone-home", path: "/", heading: "ホーム", viewport: { width: 390, height: 844 } },
  {
    name: "phone-pitch-guard",
    path: "/dashboard/pitch-guard",
    heading: "投球数ガード",
    viewport: { width: 390, height: 844 },
  },
  { name: "desktop-home", path: "/", heading: "ホーム", viewport: { width: 1440, height: 900 } },
];
const { dataDir, remove } = temporaryData();
const { url, stop } = await startProduct(dataDir);
const browser = await chromium.launch(await chromiumLaunch());
try {
  for (const { name, path, heading, viewport } of screens) {
    // The app uses fonts of the device, which a test machine need not have.
    const page = await browser.newPage({ viewport, locale: "ja-JP", timezoneId: "Asia/Tokyo", bypassCSP: true });
    await page.route("**/font/**", (route) => route.fulfill({ path: fontFile(route.request().url()) }));
    await page.goto(`${url}/login?redirect=${encodeURIComponent(path)}`);
    await page.getByRole("textbox", { name: "メールアドレス" }).fill("manager@demo.kyuseki.example");
    await page.getByLabel("パスワード", { exact: true }).fill("kyuseki-demo");
    await page.getByRole("button", { name: "ログイン", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await page.addStyleTag({ url: "/font/index.css" });
    await page.addStyleTag({ content: 'body, button { font-family: "Noto Sans JP Variable" !important; }' });
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    await sharp(await page.screenshot({ animations: "disabled" }))
      .webp({ quality: 80 })
      .toFile(`${folder}${name}.webp`);
    await page.close();
  }
} finally {
  await browser.close();
  await stop();
  remove();
}

function fontFile(address: string): string {
  const [, name = ""] = new URL(address).pathname.split("/font/");
  return fileURLToPath(new URL(`../node_modules/@fontsource-variable/noto-sans-jp/${name}`, import.meta.url));
}
