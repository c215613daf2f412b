import type { PitchReading } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled, { css } from "styled-components";
import { videoText } from "../../copy/analyzer/video.ts";
import { chartColors } from "../../tokens/chartColors.ts";
import { media, token } from "../../tokens/theme.ts";
import { pitchMarks } from "../PitchLabel/pitchMarks.ts";
import { nearestPlace, type VideoPitch } from "./pitches.ts";
import { atPlace, placeAlong, sliderStyle, thumb } from "./timelineStyle.ts";
import { usePitchWords } from "./usePitchWords.ts";

export type PitchTicksProps = {
  pitches: readonly VideoPitch[];
  /** それぞれの球の場所、0〜1。 */
  places: readonly number[];
  index: number;
  reading?: PitchReading | undefined;
  onPick: (index: number) => void;
};

/** 一球ずつの目盛り。色は球種。押した場所にいちばん近い球へ移る。左右のキーの意味はプレーヤー全体と同じ。 */
export function PitchTicks({ pitches, places, index, reading, onPick }: PitchTicksProps) {
  const { formatMessage } = useIntl();
  const wordsOf = usePitchWords(reading);
  const shown = pitches[index];

  return (
    <Ticks>
      {pitches.map((pitch, at) => (
        <i
          key={pitch.id}
          data-color={pitchMarks[pitch.code].color}
          data-now={at === index || undefined}
          style={placeAlong(places[at] ?? 0)}
        />
      ))}
      <Slider
        type="range"
        min={0}
        max={1}
        step="any"
        value={places[index] ?? 0}
        aria-label={formatMessage(videoText.pitches)}
        aria-valuetext={shown ? wordsOf(shown) : formatMessage(videoText.none)}
        onChange={(event) => onPick(nearestPlace(places, event.currentTarget.valueAsNumber))}
      />
    </Ticks>
  );
}

const bar = css`
  width: ${thumb};
  height: ${token("control-s")};
  border: 0 solid transparent;
  border-inline-width: calc((${thumb} - ${token("edge")}) / 2);
  background: ${token("accent")};
  background-clip: padding-box;

  @media ${media.forcedColors} {
    background: Highlight;
    background-clip: padding-box;
  }
`;

const Ticks = styled.div`
  position: relative;
  height: ${token("control-s")};

  & > [data-color] {
    position: absolute;
    inset-block: calc(50% - ${token("sp-2")});
    inset-inline-start: ${atPlace};
    width: ${token("edge")};
    border-radius: ${token("hairline")};
    background: ${token("chart-9")};
    transform: translateX(-50%);
  }
  ${chartColors.map((color) => `& > [data-color="${color}"] { background: ${token(color)}; }`).join("\n")}

  @media ${media.forcedColors} {
    & > [data-color] {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

const Slider = styled.input`
  ${sliderStyle(bar)}
`;
