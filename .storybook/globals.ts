import type { Preview } from "@storybook/react-vite";

/** What the toolbar of Storybook can change, and what a story may pin by `globals`. */
export const globalTypes = {
  text: {
    description: "文字の大きさ",
    toolbar: {
      title: "文字",
      icon: "grow",
      items: [
        { value: "100", title: "文字 100 %" },
        { value: "200", title: "文字 200 %" },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: "動き",
    toolbar: {
      title: "動き",
      icon: "lightning",
      items: [
        { value: "full", title: "動きあり" },
        { value: "reduced", title: "動きを減らす" },
      ],
      dynamicTitle: true,
    },
  },
} satisfies Preview["globalTypes"];

/** `contrast: "forced"` is set only by stories: the browser, not the page, draws forced colours. */
export const initialGlobals = { text: "100", motion: "full", contrast: "none" } as const;
