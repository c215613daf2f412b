import type { BallPage, FilmedBall, PitchReading } from "@kyuseki/domain";
import type { Ref } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ballVideoText, ballVideoValueText } from "../../copy/analyzer/ballVideo.ts";
import { shortDateTime } from "../../format/date.ts";
import { useSending } from "../../state/useSending.ts";
import { media, token } from "../../tokens/theme.ts";
import { Banner } from "../Banner/Banner.tsx";
import { FailureBanner } from "../Banner/FailureBanner.tsx";
import { CompareVideo } from "../CompareVideo/CompareVideo.tsx";
import type { ComparedVideo } from "../CompareVideo/pair.ts";
import { VideoField } from "../VideoField/VideoField.tsx";
import { type VideoControl, type VideoPitch, VideoPlayer } from "../VideoPlayer/VideoPlayer.tsx";
import type { VideoActions } from "./ballVideo.ts";
import { alignment, type Filmed, isFilmed, loopOf } from "./comparison.ts";
import { ImpactButton } from "./ImpactButton.tsx";
import { usePartnerName } from "./usePartnerName.ts";
import { videoWords } from "./videoWords.ts";

export type BallPlayerProps = {
  page: BallPage;
  /** くらべる相手。null はくらべない。 */
  partner: Filmed | null;
  actions: VideoActions;
  /** 投球の画面だけ：目盛りにする、この日の球。 */
  pitches?: readonly VideoPitch[];
  onPitchChange?: (id: string) => void;
  reading?: PitchReading;
  ref?: Ref<VideoControl>;
};

/** 一球の動画。くらべる相手の動画があれば並べる。なければ、つける場所だけを出す。 */
export function BallPlayer({ page, partner, actions, pitches, onPitchChange, reading, ref }: BallPlayerProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();
  const { upload, onChoose, onRemove, leaving, onImpact, onVideoBroken } = actions;
  const { ball, video } = page;
  const current: FilmedBall = { ball, video };
  const partnerName = usePartnerName(page);
  const words = videoWords[ball.mode];
  const field = <VideoField video={video} {...{ upload, onChoose, onRemove, leaving }} />;

  if (!video || !isFilmed(current)) return field;
  const label = formatMessage(ballVideoValueText.label, {
    name: page.player.last_name,
    when: shortDateTime(ball.datetime),
  });
  const impactName = formatMessage(words.impact);
  const tools = video.own
    ? (seconds: number) => (
        <ImpactButton
          mode={ball.mode}
          seconds={seconds}
          impactS={video.impact_s}
          busy={busy}
          onImpact={(impactS) => void send(() => onImpact(impactS))}
        />
      )
    : undefined;
  const aligned = partner && alignment(video, partner.video);
  // Of one video with several balls, each begins at its own second; a player goes there when it opens.
  const ofBall = video.at_s === null ? "video" : `${ball.id}`;

  return (
    <Parts>
      {partner && aligned ? (
        <CompareVideo
          key={ofBall}
          label={label}
          current={compared(current, aligned.currentS, formatMessage(words.title), formatMessage(ballVideoText.now))}
          best={compared(partner, aligned.partnerS, partnerName(partner), partnerName(partner))}
          phases={aligned.isAligned ? [{ id: "impact", label: impactName, atS: 0 }] : []}
          loopRange={loopOf(aligned.isAligned)}
          sticky
          onBroken={onVideoBroken}
          tools={tools}
        />
      ) : (
        <VideoPlayer
          // With a row of pitches it plays on from one to the next, and the screen seeks.
          key={pitches ? "pitches" : ofBall}
          ref={ref}
          label={label}
          src={video.src}
          poster={video.poster ?? undefined}
          startS={video.at_s ?? 0}
          {...(pitches && { pitches, pitchId: `${ball.id}` })}
          reading={reading}
          phases={video.impact_s === null ? [] : [{ id: "impact", label: impactName, atS: video.impact_s }]}
          sticky
          {...(onPitchChange && { onPitchChange })}
          onBroken={onVideoBroken}
          tools={tools}
        />
      )}
      {aligned && !aligned.isAligned && <Banner tone="i">{formatMessage(words.fromStart)}</Banner>}
      <FailureBanner failure={failure} />
      {field}
    </Parts>
  );
}

/** On a phone the video stays in sight over the whole page, not only over its own parts. */
const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-2")};
  min-width: 0;

  & > :first-child {
    flex: 1;
  }
  @media ${media.mobile} {
    display: contents;
  }
`;

function compared({ ball, video }: Filmed, impactS: number, title: string, shortTitle: string): ComparedVideo {
  const when = shortDateTime(ball.datetime);
  return {
    src: video.src,
    ...(video.poster !== null && { poster: video.poster }),
    label: `${title} ${when}`,
    ...{ title, shortTitle, impactS },
    note: when,
    kmh: ball.speed,
    angleDeg: ball.mode === 1 ? ball.angle : null,
  };
}
