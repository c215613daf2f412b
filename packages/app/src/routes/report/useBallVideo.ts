import { type BallPage, logoTypes, removeVideo, savePoster, setImpact, type Video } from "@kyuseki/domain";
import { invalidateAll, queryKeys } from "../../data/queryKeys.ts";
import { type BallOfAddress, putVideo } from "../../data/reports/ballPage.ts";
import { videoPoster } from "../../data/reports/videoPoster.ts";
import { useServices } from "../../services/services.ts";
import { useVideoSending } from "./useVideoSending.ts";

/** What may be done with the video of the ball that is shown; `page` is undefined until there is one. */
export function useBallVideo({ id, mode, ballId }: BallOfAddress, page: BallPage | undefined) {
  const { call, queries } = useServices();
  const refresh = () => invalidateAll(queries, [queryKeys.report(id), queryKeys.memberStory(id)]);
  const showVideo = (to: number, video: Video) => putVideo(queries, { id, mode, ballId: to }, video);
  const params = { id: page?.video?.id ?? 0 };

  /** Shows the video at once; then reads lists and the best ball again. */
  async function sent(to: number, file: File, video: Video) {
    showVideo(to, video);
    const poster = await videoPoster(file, video.impact_s);
    const type = logoTypes.find((known) => known === poster?.type);
    if (poster && type) {
      const body = new Uint8Array(await poster.arrayBuffer());
      // A video without one is a video.
      const drawn = await call(savePoster, { params: { id: video.id }, body, type }).catch(() => video);
      showVideo(to, drawn);
    }
    await refresh();
  }

  const { send, upload, leaving } = useVideoSending(
    page?.ball.id ?? ballId,
    (to, file, video) => void sent(to, file, video),
  );
  return {
    upload,
    leaving,
    onChoose: send,
    onRemove: async () => {
      await call(removeVideo, { params });
      // One that was measured along with the ball may stand in its place.
      await refresh();
    },
    onImpact: async (impact_s: number | null) => {
      const video = await call(setImpact, { params, body: { impact_s } });
      if (page) showVideo(page.ball.id, video);
    },
  };
}
