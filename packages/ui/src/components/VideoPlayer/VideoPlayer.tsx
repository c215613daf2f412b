import type { PitchReading } from "@kyuseki/domain";
import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
} from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { videoValueText } from "../../copy/analyzer/video.ts";
import { media, token } from "../../tokens/theme.ts";
import { PitchLabel } from "../PitchLabel/PitchLabel.tsx";
import { PitchStep } from "./PitchStep.tsx";
import { PitchTicks } from "./PitchTicks.tsx";
import { PlayerControls, PlayerFrame } from "./PlayerFrame.tsx";
import { areInOneVideo, pitchAt, placesOf, type VideoPitch } from "./pitches.ts";
import { type Phase, TimeLine } from "./TimeLine.tsx";
import { TransportBar } from "./TransportBar.tsx";
import { clock, type Stretch } from "./transport.ts";
import { useFullScreen } from "./useFullScreen.ts";
import { usePlayback } from "./usePlayback.ts";
import { VideoFigure } from "./VideoFigure.tsx";
import { VideoPane } from "./VideoPane.tsx";

export type { VideoPitch } from "./pitches.ts";
/** What a screen may ask of a player; seconds of the video. */
export type VideoControl = { seek: (seconds: number) => void; play: () => void; pause: () => void };
export type VideoPlayerProps = Omit<ComponentPropsWithoutRef<"section">, "children"> & {
  ref?: Ref<VideoControl>;
  /** null は動画なし。 */
  src: string | null;
  poster?: string | undefined;
  /** 読み上げる名前。「小野寺 湊 11月19日のブルペン」。 */
  label: string;
  /** 1秒のコマ数。 */
  fps?: number;
  /** 読み込んだときの位置（秒）。 */
  startS?: number;
  /** この回の球。すべてに `atS` があればひとつの動画、なければ一球ずつの動画。 */
  pitches?: readonly VideoPitch[];
  /** 一球ずつの動画のとき、いま `src` に出ている球。 */
  pitchId?: string | undefined;
  reading?: PitchReading | undefined;
  /** くり返すときの区間。なければ、いまの球か動画の全体。 */
  loopRange?: Stretch | undefined;
  /** 動きの区切り。動画の秒。 */
  phases?: readonly Phase[] | undefined;
  /** スマートフォンで、上に留める。 */
  sticky?: boolean;
  /** 球が移った。一球ずつの動画では、画面が `src` を替える。 */
  onPitchChange?: (id: string) => void;
  /** 開けなかった。`src` を確かめ直してから resolve する。なければ、いつも通信のせいとみなす。 */
  onBroken?: (() => Promise<unknown>) | undefined;
  /** 操作の列に足すもの。いまの秒を受け取る。 */
  tools?: ((seconds: number) => ReactNode) | undefined;
};

/** 一球ずつ見る動画。コマ送り、ゆっくり、くり返し、キーだけでの操作ができる。 */
export function VideoPlayer({
  ref,
  src,
  poster,
  label,
  fps = 30,
  startS = 0,
  pitches = [],
  pitchId,
  reading,
  loopRange,
  phases,
  sticky = false,
  onPitchChange,
  onBroken,
  tools,
  ...rest
}: VideoPlayerProps) {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLElement>(null);
  const playback = usePlayback({ fps, startS, shiftsS: [0], onBroken });
  const { timeS, durationS, seek, play, pause } = playback;
  const full = useFullScreen(frame, playback.leaderOf);
  useImperativeHandle(ref, () => ({ seek, play, pause }), [seek, play, pause]);

  const inOneVideo = areInOneVideo(pitches);
  const index = inOneVideo ? pitchAt(pitches, timeS) : pitches.findIndex(({ id }) => id === pitchId);
  const pitch = pitches[index];
  const stretch = loopRange ?? {
    fromS: (inOneVideo && pitch?.atS) || 0,
    toS: (inOneVideo && pitches[index + 1]?.atS) || durationS,
  };
  const pick = (to: number) => {
    const target = pitches[to];
    if (!target || to === index) return;
    if (inOneVideo && target.atS !== undefined) seek(target.atS);
    else onPitchChange?.(target.id);
  };

  const passing = inOneVideo && durationS > 0 ? pitch?.id : undefined;
  const tellPitch = useEffectEvent((id: string) => onPitchChange?.(id));
  useEffect(() => {
    if (passing) tellPitch(passing);
  }, [passing]);

  return (
    <PlayerFrame
      aria-label={label}
      {...rest}
      ref={frame}
      playback={playback}
      data-sticky={sticky || undefined}
      keys={{
        previous: () => pick(index - 1),
        next: () => pick(index + 1),
        loop: () => playback.setLoop(playback.loop ? null : stretch),
        fullScreen: full.toggle,
      }}
    >
      <VideoPane
        src={src}
        poster={poster}
        label={label}
        video={playback.videoProps(0)}
        status={playback.statuses[0] ?? "loading"}
        onReload={() => playback.reload(0)}
      >
        {pitch && (
          <VideoFigure
            title={formatMessage(videoValueText.number, { number: pitch.number })}
            note={<PitchLabel code={pitch.code} reading={reading} />}
            kmh={pitch.kmh}
          />
        )}
      </VideoPane>
      {src !== null && (
        <PlayerControls>
          <Lines>
            {pitches.length > 0 && (
              <PitchTicks
                pitches={pitches}
                places={placesOf(pitches, durationS)}
                index={index}
                reading={reading}
                onPick={pick}
              />
            )}
            <TimeLine playback={playback} {...(phases && { phases })} />
          </Lines>
          <TransportBar
            playback={playback}
            stretch={stretch}
            filled={full.filled}
            onFullScreen={full.toggle}
            before={pitches.length > 0 && <PitchStep to={index - 1} {...{ pitches, pick }} />}
            after={pitches.length > 0 && <PitchStep forward to={index + 1} {...{ pitches, pick }} />}
            time={
              <>
                {clock(timeS)}
                <Whole> / {clock(durationS)}</Whole>
              </>
            }
          >
            {tools && <div data-part="group">{tools(timeS)}</div>}
          </TransportBar>
        </PlayerControls>
      )}
    </PlayerFrame>
  );
}

const Lines = styled.div`
  padding: ${token("sp-1")} ${token("sp-3")} 0;
`;

const Whole = styled.span`
  color: ${token("board-ink-2")};

  @media ${media.mobile} {
    display: none;
  }
`;
