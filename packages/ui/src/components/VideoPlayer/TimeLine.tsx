import { useIntl } from "react-intl";
import styled, { css } from "styled-components";
import { videoText, videoValueText } from "../../copy/analyzer/video.ts";
import { decimal } from "../../format/decimal.ts";
import { media, token } from "../../tokens/theme.ts";
import { atPlace, placeAlong, sliderStyle, stretchAlong, thumb } from "./timelineStyle.ts";
import type { Playback } from "./usePlayback.ts";

/** 動きの区切り。時刻は先頭の動画の秒。 */
export type Phase = { id: string; label: string; atS: number };
export type TimeLineProps = { playback: Playback; phases?: readonly Phase[] };

/** 再生の位置。左右のキーで1コマ、つまんで動かす。くり返す区間を重ねる。 */
export function TimeLine({ playback, phases = [] }: TimeLineProps) {
  const { formatMessage } = useIntl();
  const { timeS, durationS, loop, fps, seek } = playback;
  const share = (seconds: number) => (durationS > 0 ? seconds / durationS : 0);

  return (
    <Line data-phases={phases.length > 0 || undefined}>
      <Rail />
      {phases.map((phase) => (
        <PhaseMark key={phase.id} style={placeAlong(share(phase.atS))}>
          {phase.label}
        </PhaseMark>
      ))}
      {loop && <Loop style={stretchAlong(share(loop.fromS), share(loop.toS - loop.fromS))} />}
      <Slider
        type="range"
        data-keys="time"
        min={0}
        max={durationS || 1}
        step={1 / fps / 4}
        value={durationS === 0 ? 0 : timeS}
        disabled={durationS === 0}
        aria-label={formatMessage(videoText.time)}
        aria-valuetext={formatMessage(videoValueText.spoken, { at: decimal(timeS, 1), whole: decimal(durationS, 1) })}
        onChange={(event) => seek(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => {
          const frames = frameKeys.get(event.key);
          if (frames === undefined) return;
          event.preventDefault();
          playback.step(frames);
        }}
      />
    </Line>
  );
}

const frameKeys = new Map([
  ["ArrowLeft", -1],
  ["ArrowDown", -1],
  ["ArrowRight", 1],
  ["ArrowUp", 1],
]);

const plate = css`
  width: ${thumb};
  height: ${token("icon")};
  border: 0;
  background: ${token("accent")};
  clip-path: polygon(0 0, 100% 0, 100% 55%, 50% 100%, 0 55%);

  @media ${media.forcedColors} {
    background: Highlight;
  }
`;

const Line = styled.div`
  --rail: 50%;
  position: relative;
  height: ${token("control-s")};

  &[data-phases] {
    --rail: calc(100% - ${token("control-s")} / 2);
    height: calc(${token("control-s")} + ${token("sp-5")});
  }
`;

const Slider = styled.input`
  ${sliderStyle(plate)}

  [data-phases] > & {
    inset-block-start: auto;
    height: ${token("control-s")};
  }
`;

const Rail = styled.i`
  position: absolute;
  inset-block-start: var(--rail);
  inset-inline-start: 0;
  width: 100%;
  height: ${token("sp-1")};
  border-radius: ${token("r-xs")};
  background: ${token("line-2")};
  transform: translateY(-50%);

  @media ${media.forcedColors} {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;

const Loop = styled(Rail)`
  inset-inline-start: ${atPlace};
  width: calc(var(--length) * (100% - ${thumb}));
  height: calc(${token("sp-3")} + ${token("rule")});
  border: 0 solid ${token("accent")};
  border-inline-width: ${token("edge")};
  background: color-mix(in srgb, ${token("accent")} 40%, transparent);

  @media ${media.forcedColors} {
    border-color: Highlight;
    background: none;
  }
`;

const PhaseMark = styled.span`
  position: absolute;
  inset-block-start: ${token("sp-1")};
  inset-inline-start: ${atPlace};
  color: ${token("board-ink-2")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-label")};
  white-space: nowrap;
  transform: translateX(-50%);

  &::after {
    content: "";
    position: absolute;
    inset-block-start: 100%;
    inset-inline-start: calc(50% - ${token("hairline")});
    width: ${token("rule")};
    height: ${token("sp-2")};
    background: currentColor;
  }
`;
