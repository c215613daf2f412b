import { waitFor } from "storybook/test";

/** The videos in `root`, once each that can be read shows the frame it stands on. */
export async function videosShown(root: HTMLElement): Promise<HTMLVideoElement[]> {
  const videos = [...root.querySelectorAll("video")];
  await waitFor(() => {
    for (const video of videos) {
      if (!video.error && (video.readyState < 2 || video.seeking)) throw new Error("まだコマが出ていません");
    }
  });
  return videos;
}
