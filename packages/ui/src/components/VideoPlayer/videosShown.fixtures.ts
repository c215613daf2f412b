import { waitFor } from "storybook/test";

/** The videos in `root`, once each readable one shows its current frame. */
export async function videosShown(root: HTMLElement): Promise<HTMLVideoElement[]> {
  const videos = [...root.querySelectorAll("video")];
  await waitFor(() => {
    for (const video of videos) {
      if (!video.error && (video.readyState < 2 || video.seeking)) throw new Error("まだコマが出ていません");
    }
  });
  return videos;
}
