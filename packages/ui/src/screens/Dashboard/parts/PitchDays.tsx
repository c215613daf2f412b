import { addDays, type GuardedPitcher } from "@kyuseki/domain";
import styled from "styled-components";
import { weekday } from "../../../format/date.ts";
import { media, token } from "../../../tokens/theme.ts";

type PitchDaysProps = {
  /** 今日が最後の7日分。 */
  pitches: readonly number[];
  today: string;
  level: GuardedPitcher["level"];
};

/** 7日の球数の小さな棒。数は隣にあるので、読み上げない。 */
export function PitchDays({ pitches, today, level }: PitchDaysProps) {
  const most = Math.max(...pitches, 1);

  return (
    <Bars aria-hidden="true" data-level={level}>
      {pitches.map((count, index) => {
        const day = addDays(today, index - pitches.length + 1);
        return (
          <Day key={day} style={heightOf(count / most)}>
            {weekday(day)}
          </Day>
        );
      })}
    </Bars>
  );
}

const heightOf = (share: number): Record<`--${string}`, number> => ({ "--share": share });

const Bars = styled.span`
  display: flex;
  align-items: end;
  gap: ${token("sp-1")};
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  line-height: 1;

  @media ${media.compact} {
    display: none;
  }
`;

const Day = styled.span`
  display: grid;
  justify-items: center;
  gap: ${token("rule")};
  width: 1.2em;

  &::before {
    content: "";
    width: 100%;
    height: max(${token("hairline")}, calc(var(--share) * ${token("sp-6")}));
    border-radius: ${token("r-xs")} ${token("r-xs")} 0 0;
    background: ${token("heat-3")};
  }
  ${Bars}[data-level="caution"] > &:last-child::before {
    background: ${token("warn-mark")};
  }
  ${Bars}:is([data-level="reached"], [data-level="over"]) > &:last-child::before {
    background: ${token("danger")};
  }
  @media ${media.forcedColors} {
    &::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
