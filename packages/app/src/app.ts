import type { PageConfig } from "@kyuseki/domain";
import type { ClientOptions } from "@kyuseki/domain/client";
import type { SessionStore } from "./session/session.ts";

/** What stands before anything has been asked of the server. */
export type App = {
  config: PageConfig;
  session: SessionStore;
  /** The way to the server; by default the page's own origin. */
  network?: Pick<ClientOptions, "baseURL" | "adapter" | "timing">;
  log: (message: string) => void;
};
