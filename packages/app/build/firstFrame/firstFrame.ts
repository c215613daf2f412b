import { resolve } from "node:path";
import { storageKeys } from "@kyuseki/domain";
import { type HtmlTagDescriptor, type Plugin, runnerImport } from "vite";
import { sharedAlias, sharedPlugins } from "../../../../vite.shared.ts";
import { inlineScript } from "../inlineScript.ts";
import { type FrameSettings, showFrame } from "./showFrame.ts";

type Drawing = typeof import("./drawFrames.tsx");

/**
 * Writes the shell into index.html, drawn by its own components, as templates at every width, and the script that shows
 * the right one before the app is there.
 */
export function firstFrame(): Plugin {
  return {
    name: "kyuseki-first-frame",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: async () => {
        const { module } = await runnerImport<Drawing>(resolve(import.meta.dirname, "drawFrames.tsx"), {
          configFile: false,
          plugins: sharedPlugins(),
          resolve: { alias: sharedAlias },
          // Node would take its CommonJS build, whose default export is another one.
          environments: { inline: { resolve: { noExternal: ["styled-components"], mainFields: ["module"] } } },
        });
        const { styles, frames, pages, queries } = module.drawFrames();
        const settings: FrameSettings = { pages, queries, analyzerKey: storageKeys.analyzer };
        return [
          template("styles", [{ tag: "style", children: styles }]),
          ...Object.entries(frames).map(([shape, markup]) => template(shape, markup)),
          { tag: "script", injectTo: "body", children: inlineScript(showFrame, [settings]) },
        ];
      },
    },
  };
}

const template = (id: string, children: string | HtmlTagDescriptor[]): HtmlTagDescriptor => ({
  tag: "template",
  attrs: { id: `frame-${id}` },
  injectTo: "body",
  children,
});
