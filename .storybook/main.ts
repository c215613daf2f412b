import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { sharedAlias, sharedPlugins } from "../vite.shared.ts";
import { playsAtOwnWidth } from "./playsAtOwnWidth.ts";
import { compareStories } from "./storyOrder.ts";

declare global {
  var storyOrder: typeof compareStories;
}

// Storybook copies `storySort` out of preview.tsx as text and runs it in this process: it finds only what is global.
globalThis.storyOrder = compareStories;

const config: StorybookConfig = {
  framework: { name: "@storybook/react-vite", options: {} },
  stories: ["./docs/*.mdx", "../packages/ui/src/**/*.stories.tsx"],
  addons: [
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-themes",
  ],
  // The product's own ground is what a story stands on.
  features: { backgrounds: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal(vite) {
    return {
      ...vite,
      plugins: [...sharedPlugins(), playsAtOwnWidth(), ...(vite.plugins ?? [])],
      resolve: { ...vite.resolve, alias: { ...vite.resolve?.alias, ...sharedAlias } },
      build: {
        ...vite.build,
        chunkSizeWarningLimit: 2000,
        rolldownOptions: { ...vite.build?.rolldownOptions, checks: { moduleLevelDirective: false } },
      },
    };
  },
};
export default config;
