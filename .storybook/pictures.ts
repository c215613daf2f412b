import sharp from "sharp";
import { type Viewport, viewports } from "./viewports.ts";

type Page = Parameters<typeof import("@storybook/test-runner").waitForPageReady>[0];

/** What a story may say in `parameters.visual`; what it leaves out follows from its title and name. */
type VisualParameters = {
  disable?: boolean;
  viewports?: readonly Viewport[];
  themes?: readonly Theme[];
};
export type Theme = "light" | "dark";
/** `top`: only what is seen before scrolling. `small`: at half the size and in fewer shades, a third of the bytes. */
export type Picture = { viewport: Viewport; theme: Theme; top?: boolean; small?: boolean };
export type PicturedStory = {
  title: string;
  name: string;
  /** Size and theme the story pins for itself by `globals`. */
  viewport?: Viewport | undefined;
  theme?: Theme | undefined;
  visual?: VisualParameters | undefined;
};

/**
 * Pictures of a story. A screen is photographed by its 表示: on phone and desktop, in full by day, and in the dark what is
 * seen first, for what follows is made of components that have dark pictures of their own; further widths are asked for.
 * Dark and further ones are small: their shapes are proven by the full ones and by the components. A component is
 * photographed at the size and in the theme it pins, else on the desktop. A screen's other states, 操作 and 流れ are
 * asserted, not photographed: all pictures together stay below 16 MB.
 */
export function picturesOf({ title, name, viewport, theme, visual = {} }: PicturedStory): Picture[] {
  if (visual.disable) return [];
  if (title.startsWith("画面/") && name === "表示") return faceOfScreen(viewport ? [viewport] : bothSizes, visual);
  if (visual.viewports || visual.themes) {
    return (visual.viewports ?? bothSizes).flatMap((size) =>
      (visual.themes ?? [theme ?? "light"]).map((shade) => ({ viewport: size, theme: shade })),
    );
  }
  if (name.startsWith("操作") || title.startsWith("流れ/") || title.startsWith("画面/")) return [];
  return [{ viewport: viewport ?? "desktop", theme: theme ?? "light" }];
}

const bothSizes: readonly Viewport[] = ["mobile", "desktop"];

const faceOfScreen = (sizes: readonly Viewport[], { viewports: asked = [] }: VisualParameters): Picture[] => [
  ...sizes.map((viewport) => ({ viewport, theme: "light" as const })),
  ...sizes.map((viewport) => ({ viewport, theme: "dark" as const, top: true, small: true })),
  ...asked
    .filter((viewport) => !sizes.includes(viewport))
    .map((viewport) => ({ viewport, theme: "light" as const, small: true })),
];

/**
 * Photographs the story that is open on `page`: until a shot is as expected, or else until two in a row are the same.
 * null when it was as expected.
 */
export async function photograph(
  page: Page,
  picture: Picture,
  isExpected: (shot: Buffer) => Promise<boolean>,
): Promise<Buffer | null> {
  await page.setViewportSize(viewports[picture.viewport]);
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

/** File of a picture below the folder of all pictures. */
export const fileOf = (storyId: string, { viewport, theme }: Picture) =>
  `${viewport}/${theme === "light" ? storyId : `${storyId}.${theme}`}.webp`;

async function shoot(page: Page, { top = false, small = false }: Picture): Promise<Buffer> {
  const shot = await page.screenshot({ animations: "disabled", caret: "hide", fullPage: !top });
  return small ? shrink(shot) : shot;
}

/** Half as wide and high, with 32 shades a channel. Noise of one shade is far below what a comparison sees. */
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

// Motion stops; drawn grain (SVG noise) goes too: it weighs up to 0.8 MB a picture and hides small changes. So do videos:
// which frame a browser has painted after a jump is a matter of luck.
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
