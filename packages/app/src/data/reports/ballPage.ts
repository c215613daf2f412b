import { type BallPage, type FilmedBall, getBallPage, type Video } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../queryKeys.ts";

/** The ball that an address names; `id` is the player's. Both are 0 for malformed ids. */
export type BallOfAddress = { id: number; mode: "batting" | "pitching"; ballId: number };

/** Another ball of the same player: the former answer stays on screen until the new one arrives. */
export const ballPageQuery = (call: Call, { id, mode, ballId }: BallOfAddress) =>
  queryOptions({
    queryKey: queryKeys.ballPage(id, mode, ballId),
    queryFn: ({ signal }) => call(getBallPage, { params: { id, mode, ball_id: ballId }, signal }),
    placeholderData: (before) => (before?.player.id === id ? before : undefined),
  });

/** A ball's video as the server has it now, on every page that shows it. */
export function putVideo(queries: QueryClient, { id, mode, ballId }: BallOfAddress, video: Video) {
  const withVideo = <Shown extends FilmedBall>(shown: Shown): Shown =>
    shown.ball.id === ballId ? { ...shown, video } : shown;
  queries.setQueriesData<BallPage>(
    { queryKey: queryKeys.ballPages(id, mode) },
    (page) => page && { ...withVideo(page), best: page.best && withVideo(page.best), day: page.day.map(withVideo) },
  );
}
