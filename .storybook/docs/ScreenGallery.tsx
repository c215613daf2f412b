import { useEffect, useState } from "react";
import styled from "styled-components";
import { token } from "../../packages/ui/src/tokens/theme.ts";
import { type Viewport, viewports, widthNames } from "../viewports.ts";
import { picturesByStory, type StoryPictures } from "./picturesByStory.ts";

/** どの画面が、どの幅と明暗でどう見えるか。写真は、基準として残っているものをそのまま使う。 */
export function ScreenGallery() {
  const titles = useTitles();
  const inOrder = Object.keys(titles);

  return (
    <Sections>
      {screens
        .toSorted((a, b) => inOrder.indexOf(a.story) - inOrder.indexOf(b.story))
        .map(({ story, pictures }) => (
          <section key={story} aria-label={titles[story]}>
            <h3>
              <a href={`./?path=/story/${story}`} target="_top">
                {titles[story] ?? story}
              </a>
            </h3>
            <ul>
              {pictures.map(({ source, viewport, theme }) => (
                <li key={source} data-viewport={viewport}>
                  <a href={`./?path=/story/${story}&globals=viewport.value:${viewport};theme:${theme}`} target="_top">
                    <img src={source} alt={`${titles[story] ?? story}、${describe(viewport, theme)}`} loading="lazy" />
                    <small>{describe(viewport, theme)}</small>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Sections>
  );
}

const files = import.meta.glob<string>(["../__visual__/*/screens-*.webp", "../__visual__/*/flows-*.webp"], {
  eager: true,
  query: "?url",
  import: "default",
});
const screens: readonly StoryPictures[] = picturesByStory(files);

const describe = (viewport: Viewport, theme: "light" | "dark") =>
  `${widthNames[viewport]} ${viewports[viewport].width}・${theme === "dark" ? "暗い画面" : "明るい画面"}`;

/** Titles and names of all stories by id, in the order of the sidebar, from the index Storybook itself reads. */
function useTitles(): Record<string, string> {
  const [titles, setTitles] = useState<Record<string, string>>({});
  useEffect(() => {
    let isShown = true;
    fetch("index.json")
      .then((answer) => answer.json())
      .then(({ entries }: { entries: Record<string, { title: string; name: string }> }) => {
        if (!isShown) return;
        setTitles(
          Object.fromEntries(Object.entries(entries).map(([id, { title, name }]) => [id, `${title}／${name}`])),
        );
      })
      .catch(() => {
        // Without the index the ids stay.
      });
    return () => {
      isShown = false;
    };
  }, []);
  return titles;
}

const Sections = styled.div`
  display: grid;
  gap: ${token("sp-7")};

  & ul {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: ${token("sp-4")};
    padding: 0;
    list-style: none;
  }
  & li {
    width: 17rem;
    margin: 0;
  }
  & li[data-viewport="mobile"] {
    width: 8rem;
  }
  & li[data-viewport="tablet"] {
    width: 12rem;
  }
  & img {
    display: block;
    width: 100%;
    max-height: 24rem;
    border: ${token("hairline")} solid ${token("line-2")};
    border-radius: ${token("r-m")};
    object-fit: cover;
    object-position: top;
  }
  & small {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
`;
