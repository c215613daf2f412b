import { media } from "@kyuseki/ui";
import { createRoot } from "react-dom/client";
import { readPageConfig } from "./services/pageConfig.ts";
import { createSessionStore } from "./services/session/session.ts";
import { consumeSessionExpiredFlag } from "./services/session/sessionExpiredFlag.ts";
import { createTokenStorage } from "./services/session/tokenStorage.ts";
import { createThemeStore } from "./services/theme/themeStore.ts";
import { start } from "./start.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const app = {
  config: readPageConfig(document),
  session: createSessionStore(
    createTokenStorage({ storage: () => window.localStorage, now: () => Date.now(), events: window }),
    consumeSessionExpiredFlag(),
  ),
  theme: createThemeStore({
    storage: () => window.localStorage,
    systemIsDark: window.matchMedia(media.dark),
    root: document.documentElement,
    events: window,
  }),
  log: (message: string) => console.error(message),
};
void start(app, createRoot(root));
