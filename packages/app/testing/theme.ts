import { createThemeStore } from "../src/services/theme/themeStore.ts";

/** The theme as matched by the test window. */
export const themeOfWindow = () =>
  createThemeStore({
    storage: () => localStorage,
    systemIsDark: matchMedia("(prefers-color-scheme: dark)"),
    root: document.documentElement,
    events: window,
  });
