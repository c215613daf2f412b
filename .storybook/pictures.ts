import sharp from "sharp";
import { type Viewport, viewports } from "./viewports.ts";

export type Page = Parameters<typeof import("@storybook/test-runner").waitForPageReady>[0];
type Session = Awaited<ReturnType<ReturnType<Page["context"]>["newCDPSession"]>>;

/** Options of a story in `parameters.visual`; defaults follow from its title and name. */
type VisualParameters = {
  disable?: boolean;
  viewports?: readonly Viewport[];
  themes?: readonly Theme[];
};
export type Theme = "light" | "dark";
/** `top`: only the part visible before scrolling. `small`: at half the size with fewer shades, a third of the bytes. */
export type Picture = { viewport: Viewport; theme: Theme; top?: boolean; small?: boolean };
export type PicturedStory = {
  title: string;
  name: string;
  /** Size and theme that the story pins by `globals`. */
  viewport?: Viewport | undefined;
  theme?: Theme | undefined;
  visual?: VisualParameters | undefined;
};

/**
 * Which pictures a story gets. A screen's 表示 is photographed at all four widths in both themes: phone and desktop in
 * full in the light theme, only the visible part in the dark, because its components have dark pictures of their own.
 * 0件 and 少ない, the first week of a club, are photographed on a phone by day and on a desktop by night. All but the
 * first two are small. A component is photographed at the size and theme it pins, by default on the desktop. Other
 * states of a screen, 操作 and 流れ are asserted, not photographed, so that all pictures together stay below the limit
 * of scripts/stories/stories.ts.
 */
export function picturesOf({ title, name, viewport, theme, visual = {} }: PicturedStory): Picture[] {
  if (visual.disable) return [];
  const isScreen = title.startsWith("画面/");
  if (isScreen && name === "表示") return faceOfScreen(viewport, visual);
  if (visual.viewports || visual.themes) {
    return (visual.viewports ?? bothSizes).flatMap((size) =>
      (visual.themes ?? [theme ?? "light"]).map((shade) => ({ viewport: size, theme: shade })),
    );
  }
  if (isScreen && /^(0件|少ない)/.test(name)) return littleOfScreen(viewport, theme);
  if (name.startsWith("操作") || title.startsWith("流れ/") || isScreen) return [];
  return [{ viewport: viewport ?? "desktop", theme: theme ?? "light" }];
}

const bothSizes: readonly Viewport[] = ["mobile", "desktop"];

function faceOfScreen(pinned: Viewport | undefined, { viewports }: VisualParameters): Picture[] {
  const sizes = pinned ? [pinned] : bothSizes;
  const further = (viewports ?? (pinned ? [] : (["tablet", "laptop"] as const))).filter(
    (size) => !sizes.includes(size),
  );
  return [
    ...sizes.map((viewport) => ({ viewport, theme: "light" as const })),
    ...further.map((viewport) => ({ viewport, theme: "light" as const, small: true })),
    ...[...sizes, ...further].map(atNight),
  ];
}

function littleOfScreen(viewport: Viewport | undefined, theme: Theme | undefined): Picture[] {
  if (viewport || theme) return [{ viewport: viewport ?? "mobile", theme: theme ?? "light", small: true }];
  return [{ viewport: "mobile", theme: "light", small: true }, atNight("desktop")];
}

const atNight = (viewport: Viewport): Picture => ({ viewport, theme: "dark", top: true, small: true });

/**
 * Photographs the open story until a shot is as expected, or until two in a row are equal. null when it was as
 * expected.
 */
export async function photograph(
  page: Page,
  picture: Picture,
  isExpected: (shot: Buffer) => Promise<boolean>,
): Promise<Buffer | null> {
  await resizeTo(page, picture.viewport);
  await page.evaluate(settle, { theme: picture.theme, freeze });
  let shot = await shoot(page, picture);
  if (await isExpected(shot)) return null;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const next = await shoot(page, picture);
    if (next.equals(shot)) return next;
    if (await isExpected(next)) return null;
    shot = next;
  }
  return shot;
}

/** A page of this size already is left alone: it would be laid out anew. */
export async function resizeTo(page: Page, viewport: Viewport): Promise<void> {
  const { width, height } = viewports[viewport];
  const before = page.viewportSize();
  if (before?.width !== width || before.height !== height) await page.setViewportSize({ width, height });
}

/** File of a picture below the folder of all pictures. */
export const fileOf = (storyId: string, { viewport, theme }: Picture) =>
  `${viewport}/${theme === "light" ? storyId : `${storyId}.${theme}`}.webp`;

async function shoot(page: Page, { viewport, top = false, small = false }: Picture): Promise<Buffer> {
  const { width, height } = viewports[viewport];
  const whole = top ? height : await page.evaluate(() => document.documentElement.scrollHeight);
  const isLonger = whole > height;
  const clip = { x: 0, y: 0, width, height: isLonger ? whole : height, scale: 1 };
  const session = await sessionOf(page);
  // The browser's own call: Playwright's has no quick compression. Going beyond the viewport resizes the page for a
  // moment, which closes menus.
  const options = { format: "png", optimizeForSpeed: true, captureBeyondViewport: isLonger, clip } as const;
  const { data } = await session.send("Page.captureScreenshot", options);
  const shot = Buffer.from(data, "base64");
  return small ? shrink(shot) : shot;
}

/**
 * Half the width and height, with 32 shades per channel; the noise of one shade is far below the comparison's
 * threshold.
 */
export async function shrink(shot: Buffer): Promise<Buffer> {
  const { width } = await sharp(shot).metadata();
  const half = sharp(shot)
    .removeAlpha()
    .resize({ width: Math.round(width / 2) });
  const { data, info } = await half.raw().toBuffer({ resolveWithObject: true });
  return sharp(
    data.map((value) => value & 0xf8),
    { raw: info },
  )
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const attempts = 8;

// Stops motion, and removes drawn grain (SVG noise), which weighs up to 0.8 MB a picture and hides small changes, and
// videos, whose frame after a seek varies.
const freeze =
  "svg *{filter:none!important}video{opacity:0!important}*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}";

/** Runs in the page: stops motion, sets the theme, waits for fonts, images and two frames. */
async function settle({ theme, freeze }: { theme: Theme; freeze: string }) {
  if (!document.querySelector("style[data-frozen]")) {
    const style = document.createElement("style");
    style.dataset.frozen = "";
    style.textContent = freeze;
    document.head.append(style);
  }
  document.documentElement.dataset.theme = theme;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

const sessions = new WeakMap<Page, Promise<Session>>();

/** The page's session of the browser's developer protocol: one for all its stories, because opening one is slow. */
function sessionOf(page: Page): Promise<Session> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}
