import { expect, test } from "vitest";
import { picturesByStory } from "../../.storybook/docs/picturesByStory.ts";

test("写真はストーリーごとに、広い順、明るい画面が先", () => {
  const files = {
    "../__visual__/mobile/screens-login--ready.webp": "/m.webp",
    "../__visual__/desktop/screens-login--ready.dark.webp": "/dd.webp",
    "../__visual__/desktop/screens-login--ready.webp": "/d.webp",
    "../__visual__/desktop/screens-home--ready.webp": "/h.webp",
    "../__visual__/watch/screens-home--ready.webp": "/w.webp",
  };
  const told = picturesByStory(files).map(({ story, pictures }) => [story, ...pictures.map(({ source }) => source)]);
  expect(told).toEqual([
    ["screens-home--ready", "/h.webp"],
    ["screens-login--ready", "/d.webp", "/dd.webp", "/m.webp"],
  ]);
});
