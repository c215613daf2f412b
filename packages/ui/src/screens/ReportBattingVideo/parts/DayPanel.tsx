import type { BallPage, FilmedBall } from "@kyuseki/domain";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { linkToBall } from "../../../components/BallVideo/openBall.ts";
import { VideoPoster } from "../../../components/BallVideo/VideoPoster.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { ResultMark } from "../../../components/ResultMark/ResultMark.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { reportBattingText } from "../../../copy/analyzer/reportBatting.ts";
import { battingVideoText, reportVideoValueText } from "../../../copy/analyzer/reportVideo.ts";
import { dayOf, longDate } from "../../../format/date.ts";
import { decimal } from "../../../format/decimal.ts";
import { Remark } from "../../../layout/Text/Remark.ts";
import { media, token } from "../../../tokens/theme.ts";

export type DayPanelProps = { page: BallPage; kind: string; onOpen: (ballId: number) => void };

/** この日の打球を、打った順に。いまの球がいつも見えるように送る。 */
export function DayPanel({ page: { ball, day }, kind, onOpen }: DayPanelProps) {
  const { formatMessage } = useIntl();
  const strip = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const shown = strip.current?.querySelector<HTMLElement>(`[data-ball="${ball.id}"]`);
    if (!strip.current || !shown) return;
    strip.current.scrollLeft = shown.offsetLeft - (strip.current.clientWidth - shown.offsetWidth) / 2;
  }, [ball.id]);

  return (
    <Panel
      title={formatMessage(battingVideoText.day)}
      caption={formatMessage(reportVideoValueText.ofDay, {
        day: longDate(dayOf(ball.datetime)),
        kind,
        count: day.length,
      })}
    >
      <Strip ref={strip}>
        {day.map((one, index) => (
          <Ball key={one.ball.id} data-ball={one.ball.id}>
            <BallLink
              look="bare"
              aria-current={one.ball.id === ball.id ? "page" : undefined}
              {...linkToBall(one.ball, onOpen)}
            >
              <VideoPoster size="l" hasVideo={one.video !== null} src={one.video?.poster ?? null} />
              <Figures>
                <UnitNumber value={one.ball.speed} unit={formatMessage(reportBattingText.kmh)} />
                {one.ball.batting_result && <ResultMark code={one.ball.batting_result} />}
              </Figures>
              <Remark>{wordsOf(one, index + 1)}</Remark>
            </BallLink>
          </Ball>
        ))}
      </Strip>
    </Panel>
  );

  function wordsOf({ ball: { angle } }: FilmedBall, number: number) {
    if (angle === null) return formatMessage(reportVideoValueText.ballPlain, { number });
    return formatMessage(reportVideoValueText.ball, { number, angle: decimal(angle, 1) });
  }
}

const Strip = styled.ol`
  position: relative;
  display: flex;
  gap: ${token("sp-2")};
  padding: ${token("sp-1")};
  overflow-x: auto;
`;

const Ball = styled.li`
  flex: none;
  width: ${token("cell-s")};
`;

const BallLink = styled(Link)`
  display: grid;
  gap: ${token("sp-1")};
  height: 100%;
  align-content: start;
  padding: ${token("sp-2")};
  border: ${token("hairline")} solid ${token("line-2")};
  border-radius: ${token("r-m")};

  &:hover {
    background: ${token("surface-2")};
  }
  &[aria-current] {
    outline: ${token("rule")} solid ${token("primary")};
    background: ${token("accent-soft")};
  }
  &:focus-visible {
    outline: ${token("edge")} solid ${token("focus")};
  }
  @media ${media.forcedColors} {
    &[aria-current] {
      outline-color: Highlight;
    }
  }
`;

const Figures = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token("sp-1")};

  /* Not our markup: the unit of the figure. */
  & small {
    color: ${token("ink-2")};
  }
`;
