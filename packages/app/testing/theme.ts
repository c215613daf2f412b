import { createThemeStore } from "../src/services/theme/themeStore.ts";

/** Light and dark as this window has them. */
export const themeOfWindow = () =>
  createThemeStore({
    storage: () => localStorage,
    systemIsDark: matchMedia("(prefers-color-scheme: dark)"),
    root: document.documentElement,
    events: window,
  });
