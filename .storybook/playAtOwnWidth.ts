import { FORCE_REMOUNT } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { media } from "../packages/ui/src/tokens/theme.ts";
import { type Viewport, viewports, widthNames } from "./viewports.ts";

type Globals = { viewport?: { value?: string }; theme?: string; text?: string; motion?: string };
type Context = {
  id: string;
  globals: Globals;
  storyGlobals: Globals;
  step: (label: string, play: () => Promise<void>) => unknown;
};
type Play = (context: Context) => Promise<void> | void;

/**
 * Runs a story's play function at every width, theme and text size. Under the story's own settings (by default desktop,
 * light) a failure is a failure. Elsewhere a failing play is abandoned, the story rendered again, and the panel says
 * where it is checked.
 */
export function playAtOwnWidth(play: Play): Play {
  return async (context) => {
    const elsewhere = whatDiffers(context);
    if (elsewhere.length === 0 || isTestRun) return play(context);
    const place = `${context.id} ${elsewhere.join("・")}`;
    if (!failed.has(place)) {
      try {
        return await play(context);
      } catch {
        failed.add(place);
        // Ends this run and starts a new one. A run that never returns would reload the page.
        addons.getChannel().emit(FORCE_REMOUNT, { storyId: context.id });
        return;
      }
    }
    await context.step(`この操作の確認は${elsewhere.join("・")}で行います`, async () => {});
  };
}

/** The settings that differ from those the story is checked under. */
function whatDiffers({ globals, storyGlobals: pinned }: Context): string[] {
  const own = isViewport(pinned.viewport?.value) ? pinned.viewport.value : "desktop";
  const { theme = "light", text = "100", motion = "full" } = pinned;
  return [
    ...(shownViewport() === own ? [] : [`${widthNames[own]}幅`]),
    ...((globals.theme || "light") === theme ? [] : [theme === "dark" ? "暗い画面" : "明るい画面"]),
    ...((globals.text ?? "100") === text ? [] : [`文字 ${text} %`]),
    ...((globals.motion ?? "full") === motion ? [] : [motion === "full" ? "動きあり" : "動きを減らす設定"]),
  ];
}

const failed = new Set<string>();
const isTestRun = navigator.userAgent.includes("StorybookTestRunner");

function shownViewport(): Viewport {
  const sizes = Object.keys(viewports) as Viewport[];
  return sizes.findLast((size) => window.matchMedia(media[size]).matches) ?? "mobile";
}

const isViewport = (name: string | undefined): name is Viewport => name !== undefined && name in viewports;
