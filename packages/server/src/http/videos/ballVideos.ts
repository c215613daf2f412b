import type { Video } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { StoredBall } from "../../store/balls/measuredBalls.ts";
import { listVideos, type StoredVideo } from "../../store/videos/videos.ts";
import type { Api } from "../serve/api.ts";
import type { Caller } from "../serve/call.ts";
import { isShowable, videoLinks } from "./videoLinks.ts";

type Filmed = { video_id: number | null };
type FilmedAt = Filmed & Pick<StoredBall, "id" | "datetime">;
type Call = { session: Caller; db: Queryable };

/** The video a ball names, when it can be shown here. */
async function shownVideos(api: Api, { session, db }: Call, balls: readonly Filmed[]) {
  const ids = [...new Set(balls.flatMap(({ video_id }) => video_id ?? []))];
  const videos = ids.length === 0 ? [] : await listVideos(db, session.team.team_id, ids);
  const shown = new Map<number | null, StoredVideo>();
  for (const video of videos) if (isShowable(video, api.videoSources)) shown.set(video.id, video);
  return (ball: Filmed) => shown.get(ball.video_id);
}

/** Videos of balls, with links that open for the caller's session. One that shows several of them says where each begins. */
export async function videosOf(api: Api, call: Call, balls: readonly FilmedAt[]) {
  const videoOf = await shownVideos(api, call, balls);
  const links = await linksOf(api, call, balls);
  const shows = Map.groupBy(new Map(balls.map((ball) => [ball.id, ball])).values(), ({ video_id }) => video_id);
  return (ball: FilmedAt): Video | null => {
    const video = videoOf(ball);
    if (!video || !links) return null;
    const isOneOfSeveral = (shows.get(video.id)?.length ?? 0) > 1;
    return links.videoOf(video, isOneOfSeveral ? beginOf(ball, video) : null);
  };
}

/** Second of the video at which the ball was measured; null when that was before the video or after it. */
function beginOf({ datetime }: FilmedAt, { filmed_at, seconds }: StoredVideo): number | null {
  const at = datetime - filmed_at;
  return at >= 0 && at <= (seconds ?? at) ? at : null;
}

/** With what a list shows of their videos: posters that open for the caller's session. */
export async function withPosters<Ball extends Filmed>(api: Api, call: Call, balls: readonly Ball[]) {
  const videoOf = await shownVideos(api, call, balls);
  const links = await linksOf(api, call, balls);
  return balls.map((ball) => {
    const video = videoOf(ball);
    return { ...ball, video_id: video?.id ?? null, poster: video && links ? links.posterOf(video) : null };
  });
}

/** Without videos that cannot be shown here. */
export async function withVideoIds<Ball extends Filmed>(api: Api, call: Call, balls: readonly Ball[]) {
  const videoOf = await shownVideos(api, call, balls);
  return balls.map((ball) => ({ ...ball, video_id: videoOf(ball)?.id ?? null }));
}

async function linksOf({ videoSources }: Api, { session, db }: Call, balls: readonly Filmed[]) {
  return balls.some(({ video_id }) => video_id !== null) ? videoLinks(db, session.token, videoSources) : undefined;
}
