import type { BallPage } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ballVideoValueText } from "../../copy/analyzer/ballVideo.ts";
import type { Filmed } from "./comparison.ts";
import { videoWords } from "./videoWords.ts";

/** 「動画の中の最大（8〜32°）」 for the best one, 「4球目」 for another of the day. */
export function usePartnerName({ ball, best, day }: BallPage): (partner: Filmed) => string {
  const { formatMessage } = useIntl();

  return ({ ball: { id } }) =>
    id === best?.ball.id
      ? formatMessage(videoWords[ball.mode].filmedBest)
      : formatMessage(ballVideoValueText.aBall, { number: day.findIndex((one) => one.ball.id === id) + 1 });
}
