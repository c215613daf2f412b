import { existsSync } from "node:fs";
import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { sharedAlias, sharedPlugins } from "../../vite.shared.ts";
import { articles } from "./build/articles.ts";
import { chunks } from "./build/chunks/chunks.ts";
import { compileHints } from "./build/compileHints.ts";
import { entryInPage } from "./build/entryInPage.ts";
import { firstFrame } from "./build/firstFrame/firstFrame.ts";
import { laterImports } from "./build/laterImports.ts";
import { precompress } from "./build/precompress.ts";
import { preloadMap } from "./build/preloadMap.ts";
import { reactExports } from "./build/reactExports.ts";
import { serviceWorker } from "./build/serviceWorker.ts";

/** The exports of react-router name only its development build, 0.6 kB larger (brotli). */
const routerBuild = (file: string) =>
  resolve(import.meta.dirname, `../../node_modules/react-router/dist/production/${file}.mjs`);

const api = "http://127.0.0.1:3000";
const folderOf = (id: string) => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const screenOf = (id: string) => folderOf(id).replace(/^./, (first) => first.toUpperCase());
const moduleOf = (id: string) => `src/routes/${folderOf(id)}/${screenOf(id)}Route.tsx`;
/** What a screen draws once it stands: its charts, or what only a desktop shows at the first look. */
const laterOf = (id: string) =>
  [
    { part: "charts.ts", from: 0 },
    { part: "LowerPanels.tsx", from: 1200 },
  ]
    .map(({ part, from }) => ({ module: `../ui/src/screens/${screenOf(id)}/parts/${part}`, from }))
    .find(({ module }) => existsSync(resolve(import.meta.dirname, module)));

export default defineConfig({
  plugins: [
    ...sharedPlugins(),
    reactExports(),
    articles(),
    react(),
    preloadMap({
      alone: ({ id }) => (id === "family" ? "src/family/FamilyPage.tsx" : "src/login/LoginPage.tsx"),
      shell: "src/shell/shell.tsx",
      // A member opens over the list.
      screen: ({ id }) => moduleOf(id === "member-detail" ? "member-list" : id),
      later: ({ id }) => laterOf(id),
    }),
    laterImports(),
    firstFrame(),
    entryInPage(),
    compileHints(["react", "index", "shell", "table", "list"]),
    serviceWorker(),
    precompress(),
  ],
  resolve: {
    alias: {
      ...sharedAlias,
      "react-router/dom": routerBuild("dom-export"),
      "react-router": routerBuild("index"),
    },
  },
  build: {
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Libraries mark their files "use client"; there is no server rendering here for it to matter to.
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      preserveEntrySignatures: false,
      output: { codeSplitting: chunks },
    },
  },
  worker: { format: "es" },
  server: { proxy: { "/api": api, "/calendar": api, "/healthz": api, "/training": api, "/kyuseki-top": api } },
});
