import { useCallback, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { type ColorName, media, token } from "../../tokens/theme.ts";
import { useChartFrame } from "./chartFrameContext.ts";

/**
 * Colours for a canvas. The returned function is a new one, which reads the tokens again, after a change of theme, of
 * forced colours or to print.
 */
export function useChartColors(): (name: ColorName) => string {
  const { layer } = useChartFrame();
  const palettes = useSyncExternalStore(subscribe, currentPalettes);

  return useCallback(
    (name) => {
      if (!layer) return "";
      const palette = palettes.get(layer) ?? new Map<ColorName, string>();
      palettes.set(layer, palette);
      const color = palette.get(name) ?? colorAt(layer, name);
      palette.set(name, color);
      return color;
    },
    [layer, palettes],
  );
}

function colorAt(place: HTMLElement, name: ColorName): string {
  const probe = document.createElement("span");
  probe.style.cssText = `forced-color-adjust: none; color: ${token(name)}`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

let palettes = new WeakMap<HTMLElement, Map<ColorName, string>>();
const currentPalettes = () => palettes;
const queries = [media.dark, media.forcedColors, "print"];

function subscribe(onChange: () => void) {
  const forget = () => {
    palettes = new WeakMap();
    // Printing does not wait for the next frame.
    flushSync(onChange);
  };
  const observer = new MutationObserver(forget);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  const lists = queries.map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener("change", forget);
  return () => {
    observer.disconnect();
    for (const list of lists) list.removeEventListener("change", forget);
  };
}
