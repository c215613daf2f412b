import type { PlayerGuard } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { guardValueText } from "../../copy/practice/pitchGuard.ts";
import { shortDate, weekday } from "../../format/date.ts";
import { media, token } from "../../tokens/theme.ts";

export type DayBarsProps = {
  days: PlayerGuard["recent"];
  /** いちばん高い棒の球数。ほかの選手とそろえる。 */
  most: number;
};

/** 7日の投球数の小さな棒。右端が今日。 */
export function DayBars({ days, most }: DayBarsProps) {
  const { formatMessage } = useIntl();
  const [first] = days;
  const pitches = days.map((day) => day.pitches).join("、");

  return (
    <Bars
      role="img"
      aria-label={formatMessage(guardValueText.bars, { day: first ? shortDate(first.date) : "", pitches })}
    >
      {days.map((day) => (
        <span key={day.date} data-part="day" data-none={day.pitches === 0 || undefined}>
          <i data-part="bar" style={shareOf(day.pitches, most)} />
          {weekday(day.date)}
        </span>
      ))}
    </Bars>
  );
}

const shareOf = (pitches: number, most: number): Record<`--${string}`, string> => ({
  "--share": String(most === 0 ? 0 : pitches / most),
});

const Bars = styled.span`
  display: inline-flex;
  align-items: flex-end;
  gap: ${token("rule")};

  & > [data-part="day"] {
    display: grid;
    justify-items: center;
    width: ${token("sp-5")};
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
    line-height: ${token("lh-label")};
  }
  & [data-part="bar"] {
    width: ${token("sp-3")};
    height: max(${token("rule")}, calc(var(--share) * ${token("sp-6")}));
    border-radius: ${token("rule")};
    background: ${token("heat-3")};
  }
  & > :last-child > [data-part="bar"] {
    background: ${token("primary")};
  }
  & > [data-none] > [data-part="bar"] {
    background: ${token("line-2")};
  }
  @media ${media.forcedColors} {
    & [data-part="bar"] {
      forced-color-adjust: none;
      background: CanvasText;
    }
    & > [data-none] > [data-part="bar"] {
      background: GrayText;
    }
  }
`;
