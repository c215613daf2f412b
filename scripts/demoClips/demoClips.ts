// `npm run demo:clips`: renders the demo teams' videos in the pinned Chromium and writes them, with their posters, to
// packages/server/src/demo/clips. Only needed when a drawing changes.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { transformWithOxc } from "vite";
import { chromiumLaunch } from "../browser.ts";
import { muxWebm } from "./webm.ts";

const drawings = new URL("./", import.meta.url);
const clips = new URL("../../packages/server/src/demo/clips/", import.meta.url);

const browser = await chromium.launch(await chromiumLaunch());
try {
  const page = await browser.newPage();
  // WebCodecs need a secure origin; nothing is actually fetched.
  await page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.endsWith(".ts")) return route.fulfill({ contentType: "text/html", body: "" });
    const { code } = await transformWithOxc(readFileSync(new URL(`.${pathname}`, drawings), "utf8"), pathname);
    return route.fulfill({ contentType: "text/javascript", body: code });
  });
  await page.goto("https://clips.test/");
  mkdirSync(clips, { recursive: true });
  for (const name of ["tee", "live", "pitch"] as const) {
    const { frames, poster, ...video } = await page.evaluate(
      async ({ entry, scene }) => {
        const { encodeScene }: typeof import("./encode.ts") = await import(entry);
        return encodeScene(scene);
      },
      { entry: "/encode.ts", scene: name },
    );
    const webm = muxWebm({ ...video, frames: frames.map(({ data, key }) => ({ key, data: fromBase64(data) })) });
    writeFileSync(new URL(`${name}.webm`, clips), webm);
    writeFileSync(new URL(`${name}.webp`, clips), fromBase64(poster));
    console.log(`${name}: ${webm.length} bytes, its poster ${fromBase64(poster).length}`);
  }
} finally {
  await browser.close();
}

function fromBase64(text: string) {
  return Buffer.from(text, "base64");
}
