import { type Home, memberName, mondayOf, type NewBest } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { bestFigures, bestHref } from "../../../components/Delta/bestFigures.ts";
import { Delta } from "../../../components/Delta/Delta.tsx";
import { useBestWords } from "../../../components/Delta/useBestWords.ts";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { titleText } from "../../../copy/frame/titles.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { homeBestsText, homeBestsValueText } from "../../../copy/practice/homeBests.ts";
import { shortRange } from "../../../format/calendar.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { keyframes } from "../../../tokens/keyframes.ts";
import { media, token, touchTarget } from "../../../tokens/theme.ts";
import type { LowerPanelProps } from "./homePart.ts";
import { bestKey, useNewlySeenBests } from "./useNewlySeenBests.ts";

/** 直近7日の自己ベスト。 */
export function NewBests({ home, busy, onRetry, markBestsSeen }: LowerPanelProps) {
  const { formatMessage } = useIntl();
  const { bests } = home;
  const newlySeen = useNewlySeenBests(bests?.first ?? [], markBestsSeen);
  const scoreboard = scoreboardHref(home);
  const rest = bests ? bests.total - bests.first.length : 0;

  return (
    <Panel
      title={formatMessage(homeBestsText.bests)}
      caption={formatMessage(homeBestsValueText.bestsOf, {
        range: shortRange({ start: home.since, end: home.today }),
      })}
      action={
        <Ways>
          {scoreboard !== null && <Way href={scoreboard}>{formatMessage(titleText.scoreboard)}</Way>}
          <Way href="/evaluation-result">{formatMessage(homeBestsText.toMeasured)}</Way>
        </Ways>
      }
      flush
      footer={rest > 0 && <Caption>{formatMessage(homeBestsValueText.moreBests, { rest })}</Caption>}
    >
      {!bests && <ErrorState code="unexpected" busy={busy} onRetry={onRetry} />}
      {bests?.total === 0 && <Nothing>{formatMessage(homeBestsText.noBests)}</Nothing>}
      {bests && bests.total > 0 && (
        <Rows>
          {bests.first.map((best) => (
            <BestRow key={bestKey(best)} best={best} lit={newlySeen.has(bestKey(best))} />
          ))}
        </Rows>
      )}
    </Panel>
  );
}

function BestRow({ best, lit }: { best: NewBest; lit: boolean }) {
  const { member, measured, value } = best;
  const { formatMessage } = useIntl();
  const words = useBestWords();
  const { digits, change, sense } = bestFigures(best);
  const name = memberName(member);
  const kind = words.name(measured);
  const type = words.battingType(measured);

  return (
    <Row data-lit={lit || undefined}>
      <Avatar name={name} />
      <span>
        <Player href={bestHref(best)} look="bare">
          {name}
        </Player>
        <Best>
          {formatMessage(homeBestsValueText.bestOf, {
            grade: formatMessage(gradeText[member.grade]),
            measured: type === null ? kind : formatMessage(homeBestsValueText.ofType, { kind, type }),
          })}
        </Best>
      </span>
      <UnitNumber value={value} unit={words.unit(measured)} digits={digits} size="m" />
      <Delta value={change} digits={digits} sense={sense} />
    </Row>
  );
}

/** The week of the newest best: on a Monday it may be the one before. */
function scoreboardHref(home: Home): string | null {
  const newest = home.bests?.first[0];
  if (!newest) return null;
  const week = mondayOf(newest.date);
  return week === mondayOf(home.today) ? "/scoreboard" : `/scoreboard?week=${week}`;
}

/** Into the padding of the head, as its single link would be. */
const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 ${token("sp-4")};

  @media ${media.touch} {
    margin-block: calc(-1 * ${token("sp-2")});
  }
`;

const Way = styled(Link)`
  ${touchTarget}
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${token("cell-l")}), 1fr));
  gap: ${token("hairline")};
  overflow: hidden;
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto ${token("sp-9")};
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};
  min-height: ${token("row-l")};
  padding: ${token("sp-2")} ${token("sp-4")};
  box-shadow: ${token("hairline")} ${token("hairline")} ${token("line")};

  & > :nth-last-child(-n + 2) {
    text-align: end;
  }
  /* Once, where it is seen for the first time. */
  &[data-lit] {
    animation: ${keyframes("light")} calc(6 * ${token("dur-3")}) ${token("ease-in")};
  }
`;

const Player = styled(Link)`
  display: block;
  font-weight: ${token("fw-label")};
  line-height: ${token("lh-label")};
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
  }
  /* The whole row is pressed for it. */
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

const Best = styled(Caption)`
  line-height: ${token("lh-label")};
`;

const Nothing = styled.p`
  display: flex;
  align-items: center;
  min-height: ${token("row-l")};
  padding: ${token("sp-2")} ${token("sp-4")};
  color: ${token("ink-2")};
`;
