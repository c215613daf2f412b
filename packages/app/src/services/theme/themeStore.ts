import { storageKeys } from "@kyuseki/domain";
import type { Theme } from "@kyuseki/ui";

/** Light or dark. The system decides until a coach chooses the other one; that is remembered in this browser. */
export type ThemeStore = {
  read: () => Theme;
  choose: (theme: Theme) => void;
  subscribe: (listener: () => void) => () => void;
};

type ThemeOptions = {
  /** Called each time: reading `localStorage` throws where it is blocked. */
  storage: () => Storage;
  /** `(prefers-color-scheme: dark)`. */
  systemIsDark: MediaQueryList;
  /** Where `data-theme` is set; `GlobalStyle` does the rest. */
  root: HTMLElement;
  /** Where `storage` events arrive. */
  events: Pick<EventTarget, "addEventListener" | "removeEventListener">;
};

export function createThemeStore({ storage, systemIsDark, root, events }: ThemeOptions): ThemeStore {
  const listeners = new Set<() => void>();
  const ofSystem = (): Theme => (systemIsDark.matches ? "dark" : "light");
  const chosen = () => (isTheme(root.dataset.theme) ? root.dataset.theme : undefined);

  const show = (theme: Theme | undefined) => {
    // No colour fades while every colour changes.
    root.dataset.switching = "";
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.switching));
    for (const listener of listeners) listener();
  };

  events.addEventListener("storage", (event) => {
    if (!(event instanceof StorageEvent) || event.key !== storageKeys.theme) return;
    show(isTheme(event.newValue) ? event.newValue : undefined);
  });
  systemIsDark.addEventListener("change", () => {
    for (const listener of listeners) listener();
  });

  return {
    read: () => chosen() ?? ofSystem(),
    choose: (theme) => {
      const own = theme === ofSystem() ? undefined : theme;
      show(own);
      try {
        if (own) storage().setItem(storageKeys.theme, own);
        else storage().removeItem(storageKeys.theme);
      } catch {
        // Blocked or full: the choice holds for this page.
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isTheme = (value: unknown): value is Theme => value === "light" || value === "dark";
