// `npm run demo:clips`: draws the videos of the demo teams in the pinned Chromium and writes them, each with its poster,
// to packages/server/src/demo/clips. Needed again only when a drawing changes.
import "./requireNode.mjs";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { chromiumArgs, chromiumPath } from "./browser.mjs";
import { muxWebm } from "./demoClips/webm.mjs";

const drawings = new URL("demoClips/", import.meta.url);
const clips = new URL("../packages/server/src/demo/clips/", import.meta.url);

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
try {
  const page = await browser.newPage();
  // WebCodecs need a secure origin; nothing of it is fetched from anywhere.
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.endsWith(".mjs")) return route.fulfill({ contentType: "text/html", body: "" });
    const body = readFileSync(new URL(`.${pathname}`, drawings), "utf8");
    return route.fulfill({ contentType: "text/javascript", body });
  });
  await page.goto("https://clips.test/");
  mkdirSync(clips, { recursive: true });
  for (const name of ["tee", "live", "pitch"]) {
    const { frames, poster, ...video } = await page.evaluate(async (scene) => {
      const { encodeScene } = await import("/encode.mjs");
      return encodeScene(scene);
    }, name);
    const webm = muxWebm({ ...video, frames: frames.map(({ data, key }) => ({ key, data: fromBase64(data) })) });
    writeFileSync(new URL(`${name}.webm`, clips), webm);
    writeFileSync(new URL(`${name}.webp`, clips), fromBase64(poster));
    console.log(`${name}: ${webm.length} bytes, its poster ${fromBase64(poster).length}`);
  }
} finally {
  await browser.close();
}

function fromBase64(text) {
  return Buffer.from(text, "base64");
}
