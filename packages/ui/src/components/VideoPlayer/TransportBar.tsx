import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { videoText } from "../../copy/analyzer/video.ts";
import { frameBackIcon, frameForwardIcon, fullScreenIcon, pauseIcon, playIcon, repeatIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Segment } from "../Segment/Segment.tsx";
import { type PlaybackRate, playbackRates, type Stretch } from "./transport.ts";
import { Bar, End, Full, Play, Time, Toggle } from "./transportStyle.ts";
import type { Playback } from "./usePlayback.ts";

export type TransportBarProps = {
  playback: Playback;
  /** くり返すを押したときの区間。 */
  stretch: Stretch;
  filled: boolean;
  onFullScreen: () => void;
  /** 送りボタンの外側。前の球と次の球など。 */
  before?: ReactNode;
  after?: ReactNode;
  /** 時刻やコマの番号。 */
  time: ReactNode;
  /** くり返しの隣。 */
  children?: ReactNode;
};

/** 再生、コマ送り、速さ、くり返し、全画面。 */
export function TransportBar(props: TransportBarProps) {
  const { playback, stretch, filled, onFullScreen, before, after, time, children } = props;
  const { playing, rate, loop, durationS } = playback;
  const { formatMessage } = useIntl();
  const still = durationS === 0;

  return (
    <Bar>
      <div data-part="group">
        {before}
        <IconButton
          icon={frameBackIcon}
          label={formatMessage(videoText.frameBack)}
          aria-keyshortcuts=","
          disabled={still}
          onClick={() => playback.step(-1)}
        />
        <Play
          icon={playing ? pauseIcon : playIcon}
          label={formatMessage(playing ? videoText.pause : videoText.play)}
          aria-keyshortcuts="Space"
          disabled={still}
          onClick={playback.toggle}
        />
        <IconButton
          icon={frameForwardIcon}
          label={formatMessage(videoText.frameForward)}
          aria-keyshortcuts="."
          disabled={still}
          onClick={() => playback.step(1)}
        />
        {after}
      </div>
      <Time>{time}</Time>
      <Segment
        label={formatMessage(videoText.speed)}
        options={playbackRates.map((value) => ({ value: String(value), label: formatMessage(speedText[value]) }))}
        value={String(rate)}
        onChange={(value) => playback.setRate(playbackRates.find((known) => String(known) === value) ?? 1)}
      />
      <div data-part="group">
        <Toggle
          size="s"
          variant="board"
          icon={repeatIcon}
          aria-pressed={loop !== null}
          aria-keyshortcuts="L"
          disabled={still}
          onClick={() => playback.setLoop(loop ? null : stretch)}
        >
          {formatMessage(videoText.loop)}
        </Toggle>
        {loop && (
          <>
            <End
              type="button"
              aria-label={formatMessage(videoText.loopStart)}
              title={formatMessage(videoText.loopStart)}
              onClick={() => playback.setLoop({ fromS: playback.timeS, toS: loop.toS })}
            >
              {formatMessage(videoText.loopStartMark)}
            </End>
            <End
              type="button"
              aria-label={formatMessage(videoText.loopEnd)}
              title={formatMessage(videoText.loopEnd)}
              onClick={() => playback.setLoop({ fromS: loop.fromS, toS: playback.timeS })}
            >
              {formatMessage(videoText.loopEndMark)}
            </End>
          </>
        )}
      </div>
      {children}
      <Full
        icon={fullScreenIcon}
        label={formatMessage(filled ? videoText.leaveFullScreen : videoText.fullScreen)}
        aria-keyshortcuts="F"
        onClick={onFullScreen}
      />
    </Bar>
  );
}

const speedText = {
  0.25: videoText.quarter,
  0.5: videoText.half,
  1: videoText.whole,
} as const satisfies Record<PlaybackRate, unknown>;
