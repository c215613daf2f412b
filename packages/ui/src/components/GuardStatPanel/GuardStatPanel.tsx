import { type GuardedPlayer, memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { gradeText } from "../../copy/members/person.ts";
import { guardText, guardValueText } from "../../copy/practice/pitchGuard.ts";
import { figures, media, token } from "../../tokens/theme.ts";
import { GuardState } from "../GuardState/GuardState.tsx";
import { useGuardWords } from "../GuardTable/useGuardWords.ts";
import { LevelIndicator } from "../LevelIndicator/LevelIndicator.tsx";
import { StatPanel, type StatPanelProps } from "../StatPanel/StatPanel.tsx";

export type GuardStatPanelProps = Omit<StatPanelProps, "children"> & {
  players: readonly GuardedPlayer[];
  /** 何日あとに投げられる球数か。1は明日。 */
  days: number;
  /** その日を言う言葉（あす、日曜）。 */
  day: string;
};

/** その日に投げられる球数を、投手ごとに一目で。多いほどよい数ではないので、どれも光らせない。 */
export function GuardStatPanel({ players, days, day, ...rest }: GuardStatPanelProps) {
  const { formatMessage } = useIntl();
  const words = useGuardWords();
  const isOff = ({ guard }: GuardedPlayer) => guard.coming[days - 1]?.pitches === 0;
  const namesOf = (some: readonly GuardedPlayer[]) => some.map(memberName).join("、");
  const off = players.filter(isOff);
  const hurt = players.filter(({ guard }) => guard.pain !== null);
  const sentences = [
    off.length > 0
      ? formatMessage(guardValueText.someOff, { day, names: namesOf(off) })
      : formatMessage(guardValueText.nobodyOff, { day }),
    ...(hurt.length > 0 ? [formatMessage(guardValueText.someHurt, { names: namesOf(hurt) })] : []),
  ];

  return (
    <StatPanel {...rest}>
      <Cells>
        {players.map((player) => {
          const { level, today, coming, pain, yesterday } = player.guard;
          const pitches = coming[days - 1]?.pitches ?? null;
          const grade = formatMessage(gradeText[player.grade]);
          return (
            <Player key={player.id}>
              <Name>
                {memberName(player)}
                <Grade>
                  {pitches !== null && today.limit === null ? formatMessage(guardValueText.ofWeek, { grade }) : grade}
                </Grade>
              </Name>
              <Count>
                {pain && <GuardState guard={{ level: null, pain }} />}
                <Pitches
                  data-words={pitches === null || undefined}
                  data-off={pitches === 0 || undefined}
                  data-under={pain ? "" : undefined}
                >
                  {pitches === null ? formatMessage(guardText.noLimit) : pitches || formatMessage(guardText.off)}
                </Pitches>
              </Count>
              <Notes>
                {level && level !== "room" && <LevelIndicator level={level} />}
                {yesterday && <Grade>{words.yesterday(yesterday)}</Grade>}
              </Notes>
            </Player>
          );
        })}
      </Cells>
      <Sentences>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Sentences>
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

/** Name, number and notes stand in the rows of the neighbours: a note below one number moves none of them. */
const Player = styled.div`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  row-gap: 0;
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

const Count = styled.dd`
  display: grid;
  align-content: end;
  min-width: 0;
`;

const Notes = styled.dd`
  min-width: 0;
`;

const Sentences = styled.div`
  padding: ${token("sp-2")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("board-line")};
  font-size: ${token("fs-small")};

  @media ${media.mobile} {
    padding-inline: ${token("sp-3")};
  }
`;

const Pitches = styled.span`
  display: flex;
  align-items: center;
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
  &[data-under] {
    min-height: 0;
    color: ${token("board-ink-2")};
    font-size: ${token("fs-num-m")};
  }
`;
