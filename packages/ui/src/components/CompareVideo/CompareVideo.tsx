import { type ComponentPropsWithoutRef, type ReactNode, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { videoText, videoValueText } from "../../copy/analyzer/video.ts";
import { swapIcon } from "../Icon/icons.ts";
import { Segment } from "../Segment/Segment.tsx";
import { PlayerControls, PlayerFrame } from "../VideoPlayer/PlayerFrame.tsx";
import { type Phase, TimeLine } from "../VideoPlayer/TimeLine.tsx";
import { TransportBar } from "../VideoPlayer/TransportBar.tsx";
import { frameAt, frameCount, type Stretch } from "../VideoPlayer/transport.ts";
import { useFullScreen } from "../VideoPlayer/useFullScreen.ts";
import { usePlayback } from "../VideoPlayer/usePlayback.ts";
import { VideoFigure } from "../VideoPlayer/VideoFigure.tsx";
import { VideoPane } from "../VideoPlayer/VideoPane.tsx";
import { Lines, Pair, Swap, Switch } from "./compareVideoStyle.ts";
import { type ComparedVideo, pairOf } from "./pair.ts";

export type { ComparedVideo } from "./pair.ts";
export type CompareVideoProps = Omit<ComponentPropsWithoutRef<"section">, "children"> & {
  /** 読み上げる名前。 */
  label: string;
  /** 今回の動画。 */
  current: ComparedVideo;
  /** くらべる相手。同じ打撃の種類と球に限る。 */
  best: ComparedVideo;
  fps?: number;
  /** 動きの区切り。時刻はインパクトからの秒で、前はマイナス。 */
  phases: readonly Phase[];
  /** くり返すときの区間。インパクトからの秒。 */
  loopRange: Stretch;
  /** スマートフォンで、上に留める。 */
  sticky?: boolean;
  /** 開けなかった。`src` を確かめ直してから resolve する。なければ、いつも通信のせいとみなす。 */
  onBroken?: (() => Promise<unknown>) | undefined;
  /** 操作の列に足すもの。今回の動画のいまの秒を受け取る。 */
  tools?: ((seconds: number) => ReactNode) | undefined;
};

/** インパクトで合わせた二つの動画を、ひとつの操作で見くらべる。スマートフォンでは一つずつ切り替える。 */
export function CompareVideo({
  label,
  current,
  best,
  fps = 30,
  phases,
  loopRange,
  sticky = false,
  onBroken,
  tools,
  ...rest
}: CompareVideoProps) {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLElement>(null);
  const [front, setFront] = useState<"current" | "best">("current");
  const { impactS, shiftsS, order } = pairOf(current, best);
  const playback = usePlayback({ fps, startS: impactS, shiftsS, onBroken });
  const full = useFullScreen(frame, playback.leaderOf);

  const stretch = { fromS: impactS + loopRange.fromS, toS: impactS + loopRange.toS };
  const swap = () => setFront(front === "current" ? "best" : "current");
  const videos = { current, best };

  return (
    <PlayerFrame
      aria-label={label}
      {...rest}
      ref={frame}
      playback={playback}
      data-sticky={sticky || undefined}
      keys={{
        loop: () => playback.setLoop(playback.loop ? null : stretch),
        fullScreen: full.toggle,
        swap,
      }}
    >
      <Pair>
        {order.map((which, index) => (
          <VideoPane
            key={which}
            data-back={which !== front || undefined}
            src={videos[which].src}
            poster={videos[which].poster}
            label={videos[which].label}
            video={playback.videoProps(index)}
            status={playback.statuses[index] ?? "loading"}
            onReload={() => playback.reload(index)}
          >
            <VideoFigure
              title={videos[which].title}
              note={videos[which].note}
              kmh={videos[which].kmh}
              angleDeg={videos[which].angleDeg}
              lamp={which === "best"}
            />
          </VideoPane>
        ))}
        <Switch>
          <Segment
            label={formatMessage(videoText.shown)}
            options={[
              { value: "current", label: current.shortTitle },
              { value: "best", label: best.shortTitle },
            ]}
            value={front}
            onChange={setFront}
          />
        </Switch>
      </Pair>
      <PlayerControls>
        <Lines>
          <TimeLine playback={playback} phases={phases.map((phase) => ({ ...phase, atS: impactS + phase.atS }))} />
        </Lines>
        <TransportBar
          playback={playback}
          stretch={stretch}
          filled={full.filled}
          onFullScreen={full.toggle}
          time={formatMessage(videoValueText.frames, {
            frame: Math.min(frameAt(playback.timeS, fps) + 1, frameCount(playback.durationS, fps)),
            count: frameCount(playback.durationS, fps),
            unit: (words) => (
              <small key="unit" data-part="unit">
                {words}
              </small>
            ),
          })}
        >
          {tools && <div data-part="group">{tools(playback.timeS - impactS + current.impactS)}</div>}
          <Swap icon={swapIcon} label={formatMessage(videoText.swap)} aria-keyshortcuts="C" onClick={swap} />
        </TransportBar>
      </PlayerControls>
    </PlayerFrame>
  );
}
