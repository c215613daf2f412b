import { waitFor } from "storybook/test";

/** The films in `root`, once each that can be read shows the frame it stands on. */
export async function filmsShown(root: HTMLElement): Promise<HTMLVideoElement[]> {
  const films = [...root.querySelectorAll("video")];
  await waitFor(() => {
    for (const film of films) {
      if (!film.error && (film.readyState < 2 || film.seeking)) throw new Error("まだコマが出ていません");
    }
  });
  return films;
}
