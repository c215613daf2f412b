import { type Viewport, viewports } from "../viewports.ts";

export type StoryPictures = {
  story: string;
  pictures: readonly { source: string; viewport: Viewport; theme: "light" | "dark" }[];
};

/**
 * Groups picture files (`…/desktop/screens-login--ready.dark.webp` → address) by story: widest first, light before dark.
 */
export function picturesByStory(files: Readonly<Record<string, string>>): StoryPictures[] {
  const all = Object.entries(files).flatMap(([path, source]) => {
    const [, viewport, story, dark] = /(\w+)\/([\w-]+)(\.dark)?\.webp$/.exec(path) ?? [];
    return story && isViewport(viewport)
      ? [{ story, source, viewport, theme: dark ? ("dark" as const) : ("light" as const) }]
      : [];
  });
  const groups = Map.groupBy(all, ({ story }) => story);
  return [...groups]
    .map(([story, pictures]) => ({ story, pictures: pictures.sort(byWidth) }))
    .sort((a, b) => a.story.localeCompare(b.story));
}

type Picture = StoryPictures["pictures"][number];

const byWidth = (a: Picture, b: Picture) =>
  viewports[b.viewport].width - viewports[a.viewport].width || b.theme.localeCompare(a.theme);

const isViewport = (name: string | undefined): name is Viewport => name !== undefined && name in viewports;
