import { type GuardedPlayer, memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { gradeText } from "../../copy/members/person.ts";
import { guardText, guardValueText } from "../../copy/practice/pitchGuard.ts";
import { figures, media, token } from "../../tokens/theme.ts";
import { LevelIndicator } from "../LevelIndicator/LevelIndicator.tsx";
import { StatPanel, type StatPanelProps } from "../StatPanel/StatPanel.tsx";

export type GuardStatPanelProps = Omit<StatPanelProps, "children"> & {
  players: readonly GuardedPlayer[];
  /** 何日あとに投げられる球数か。1は明日。 */
  ahead: number;
};

/** その日に投げられる球数を、投手ごとに一目で。多いほどよい数ではないので、どれも光らせない。 */
export function GuardStatPanel({ players, ahead, ...rest }: GuardStatPanelProps) {
  const { formatMessage } = useIntl();

  return (
    <StatPanel {...rest}>
      <Cells>
        {players.map((player) => {
          const { level, today, coming } = player.guard;
          const pitches = coming[ahead - 1]?.pitches ?? null;
          const grade = formatMessage(gradeText[player.grade]);
          return (
            <Player key={player.id}>
              <Name>
                {memberName(player)}
                <Grade>
                  {pitches !== null && today.limit === null ? formatMessage(guardValueText.ofWeek, { grade }) : grade}
                </Grade>
              </Name>
              <Pitches data-words={pitches === null || undefined} data-off={pitches === 0 || undefined}>
                {pitches === null ? formatMessage(guardText.noLimit) : pitches || formatMessage(guardText.off)}
                {level === "caution" && <LevelIndicator level="caution" />}
              </Pitches>
            </Player>
          );
        })}
      </Cells>
    </StatPanel>
  );
}

/** Outlines meet in the gaps, so that one line separates players however they wrap. */
const Cells = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(calc(2 * ${token("sp-9")}), 1fr));
  gap: ${token("hairline")};
  border-block-start: ${token("hairline")} solid ${token("board-line")};

  @media ${media.mobile} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Player = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  min-width: 0;
  padding: ${token("sp-2")} ${token("sp-3")} ${token("sp-3")};
  outline: ${token("hairline")} solid ${token("board-line")};

  @media ${media.mobile} {
    padding-inline: ${token("sp-2")};
  }
`;

const Name = styled.dt`
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-label")};
  line-height: ${token("lh-label")};
  overflow-wrap: anywhere;
`;

const Grade = styled.small`
  display: block;
  color: ${token("board-ink-2")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-caption")};
`;

const Pitches = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${token("sp-2")};
  min-height: ${token("touch")};
  ${figures}
  font-size: ${token("fs-num-xl")};
  font-weight: ${token("fw-num-xl")};
  line-height: ${token("lh-num-s")};

  &:is([data-off], [data-words]) {
    font-family: ${token("font-sans")};
    font-size: ${token("fs-body-lg")};
    font-weight: ${token("fw-h3")};
  }
  &[data-off] {
    color: ${token("board-bad")};
    font-size: ${token("fs-h1")};
  }
`;
