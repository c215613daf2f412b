import { contract, Failure } from "@kyuseki/domain";
import { ballRadius, strikeZoneOf } from "@kyuseki/domain/measuringDays";
import { prepareAnswer } from "../../http/replies/preparedAnswer.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { videosOf } from "../../http/videos/ballVideos.ts";
import { findBall, findBallDay, findBestBall } from "../../store/balls/balls.ts";
import type { StoredBall } from "../../store/balls/measuredBalls.ts";

/** One ball, with its video or without (BE-8). Sent compressed: a day of a hundred balls is 50 kB as text, and 3 so. */
export function ballPageRoute(api: Api) {
  serve(api, contract.getBallPage, async (call) => {
    const { session, params, db } = call;
    const asked = {
      teamId: session.team.team_id,
      memberId: params.id,
      mode: modes[params.mode],
      ballId: params.ball_id,
    };
    const found = await findBall(db, asked);
    if (!found) throw new Failure("not_found");
    const { best, is_best } = await findBestBall(db, asked, api.videoSources);
    const { balls, previous, next } = await findBallDay(db, asked, dayBalls);
    const videoOf = await videosOf(api, call, [found.ball, ...(best ? [best] : []), ...balls]);

    const filmed = (ball: StoredBall) => {
      const video = videoOf(ball);
      return { ball: { ...ball, video_id: video?.id ?? null, poster: video?.poster ?? null }, video };
    };
    return prepareAnswer(contract.getBallPage, {
      player: found.player,
      ...filmed(found.ball),
      best: best && best.id !== found.ball.id ? filmed(best) : null,
      is_best,
      day: balls.map(filmed),
      zone: params.mode === "pitching" ? zoneFor(found) : null,
      previous,
      next,
    });
  });
}

/** As in the pitching summary. */
function zoneFor({ player: { grade }, body, ball }: NonNullable<Awaited<ReturnType<typeof findBall>>>) {
  const { bottom, top } = strikeZoneOf({ ...body, grade });
  return { bottom, top, radius: ballRadius(ball.ball) };
}

const modes = { batting: 1, pitching: 2 } as const;
const dayBalls = 300;
