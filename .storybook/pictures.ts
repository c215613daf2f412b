import { type Viewport, viewports } from "./viewports.ts";

type Page = Parameters<typeof import("@storybook/test-runner").waitForPageReady>[0];

/** What a story may say in `parameters.visual`; what it leaves out follows from its title and name. */
type VisualParameters = {
  disable?: boolean;
  viewports?: readonly Viewport[];
  themes?: readonly Theme[];
};
export type Theme = "light" | "dark";
export type Picture = { viewport: Viewport; theme: Theme };
export type PicturedStory = {
  title: string;
  name: string;
  /** Size and theme the story pins for itself by `globals`. */
  viewport?: Viewport | undefined;
  theme?: Theme | undefined;
  visual?: VisualParameters | undefined;
};

/**
 * Pictures of a story. A screen is photographed by its 表示: phone and desktop, by day and in the dark; a component at the
 * size and in the theme it pins, else on the desktop. A screen's other states are made of components that have pictures
 * of their own, and 操作 and 流れ are asserted, not photographed: all pictures together stay below 15 MB.
 */
export function picturesOf({ title, name, viewport, theme, visual = {} }: PicturedStory): Picture[] {
  if (visual.disable) return [];
  if (visual.viewports || visual.themes) {
    return (visual.viewports ?? bothSizes).flatMap((size) =>
      (visual.themes ?? [theme ?? "light"]).map((shade) => ({ viewport: size, theme: shade })),
    );
  }
  if (name.startsWith("操作") || title.startsWith("流れ/")) return [];
  if (!title.startsWith("画面/")) return [{ viewport: viewport ?? "desktop", theme: theme ?? "light" }];
  return name === "表示" ? faceOfScreen : [];
}

const bothSizes: readonly Viewport[] = ["mobile", "desktop"];

const faceOfScreen: Picture[] = [
  { viewport: "mobile", theme: "light" },
  { viewport: "mobile", theme: "dark" },
  { viewport: "desktop", theme: "light" },
  { viewport: "desktop", theme: "dark" },
];

/**
 * Photographs the story that is open on `page`: until a shot is as expected, or else until two in a row are the same.
 * null when it was as expected.
 */
export async function photograph(
  page: Page,
  { viewport, theme }: Picture,
  isExpected: (shot: Buffer) => Promise<boolean>,
): Promise<Buffer | null> {
  await page.setViewportSize(viewports[viewport]);
  await page.evaluate(settle, { theme, freeze });
  let shot = await shoot(page);
  if (await isExpected(shot)) return null;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const next = await shoot(page);
    if (next.equals(shot)) return next;
    if (await isExpected(next)) return null;
    shot = next;
  }
  return shot;
}

/** File of a picture below the folder of all pictures. */
export const fileOf = (storyId: string, { viewport, theme }: Picture) =>
  `${viewport}/${theme === "light" ? storyId : `${storyId}.${theme}`}.webp`;

const shoot = (page: Page) => page.screenshot({ animations: "disabled", caret: "hide", fullPage: true });

const attempts = 8;

// Motion stops; drawn grain (SVG noise) goes too: it weighs up to 0.8 MB a picture and hides small changes. So do films:
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
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
