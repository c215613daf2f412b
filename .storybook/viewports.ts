/** The four widths of the product: the toolbar of Storybook, the tests and the pictures share them. */
export const viewports = {
  mobile: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Viewport = keyof typeof viewports;

export const widthNames = {
  mobile: "スマートフォン",
  tablet: "タブレット",
  laptop: "ノートPC",
  desktop: "デスクトップ",
} as const satisfies Record<Viewport, string>;
