import { expect, test } from "vitest";
import { inRounds } from "./storyServer.ts";

const story = (title: string, name: string) => ({ id: `${title}--${name}`, title, name });
const stories = [..."abc"].flatMap((title, index) =>
  Array.from({ length: 3 - index }, (_, nth) => story(title, `${nth}`)),
);

test("every story is in one round, with its title in its name", () => {
  const entries = inRounds(stories, 2);
  expect(Object.keys(entries).sort()).toEqual(stories.map(({ id }) => id).sort());
  expect(entries["a--0"]).toEqual({ id: "a--0", title: "1/2", name: "a 0" });
});

test("stories of one title stay together, and the rounds are alike in size", () => {
  const titles = Object.values(inRounds(stories, 2)).map(({ id, title }) => `${id.slice(0, 1)} ${title}`);
  expect([...new Set(titles)].sort()).toEqual(["a 1/2", "b 2/2", "c 2/2"]);
});
