import type { PageConfig } from "@kyuseki/domain";
import type { ClientOptions } from "@kyuseki/domain/client";
import type { SessionStore } from "./session/session.ts";
import type { ThemeStore } from "./theme/themeStore.ts";

/** What stands before anything has been asked of the server. */
export type App = {
  config: PageConfig;
  session: SessionStore;
  theme: ThemeStore;
  /** The way to the server; by default the page's own origin. */
  network?: Pick<ClientOptions, "baseURL" | "adapter" | "timing" | "load">;
  log: (message: string) => void;
};
