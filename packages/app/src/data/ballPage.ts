import { type BallPage, type FilmedBall, getBallPage, type Video } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./queryKeys.ts";

/** Whose ball an address names; `id` is the player's, both 0 where it is nobody's. */
export type BallOfAddress = { id: number; mode: "batting" | "pitching"; ballId: number };

/** Another ball of the same player: what stands is read on until it is here. */
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
