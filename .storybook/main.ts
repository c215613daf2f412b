import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { sharedAlias, sharedPlugins } from "../vite.shared.ts";
import { playsAtOwnWidth } from "./playsAtOwnWidth.ts";
import { compareStories } from "./storyOrder.ts";

declare global {
  var storyOrder: typeof compareStories;
}

// Storybook copies the text of `storySort` out of preview.tsx and runs it in this process, where only globals exist.
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
  // Stories stand on the product's own background.
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
