import type { Grade, Member, YearMove } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { whoGoesText, yearChangeValueText } from "../../../copy/members/yearChange.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { media, token } from "../../../tokens/theme.ts";
import { MoveTile, type TileHandlers } from "./MoveTile.tsx";
import type { RosterGroup } from "./rosterGroups.ts";
import { useYearWords } from "./useYearWords.ts";

export type MoveGroupProps = {
  group: RosterGroup;
  moves: ReadonlyMap<number, YearMove>;
  /** 学年ごとの、上がる先（小5→小6）。 */
  steps: ReadonlyMap<Grade, string>;
  /** 最後に押した札の人。たたんでも隠れない。 */
  asked: Member | undefined;
  isOpen: boolean;
  handlers: TileHandlers | null;
};

/** 同じ学年の人。多ければ、ふつうに上がる人をたたむ。 */
export function MoveGroup({ group: { id, people }, moves, steps, asked, isOpen, handlers }: MoveGroupProps) {
  const { formatMessage } = useIntl();
  const { step } = useYearWords();
  const [showsAll, setShowsAll] = useState(false);
  const isMixed = id === "younger";
  const moveOf = (member: Member) => moves.get(member.id) ?? "up";
  const shown = people.filter(
    (member, index) => showsAll || index < shownFirst || moveOf(member) !== "up" || member === asked,
  );

  return (
    <>
      <Step>
        {isMixed ? formatMessage(whoGoesText.younger) : step(id)}
        <Count>{formatMessage(yearChangeValueText.people, { count: people.length })}</Count>
      </Step>
      <People>
        <Tiles>
          {shown.map((member) => (
            <Tile key={member.id}>
              <MoveTile
                member={member}
                move={moveOf(member)}
                step={steps.get(member.grade) ?? ""}
                showsStep={isMixed}
                isOpen={isOpen && member === asked}
                handlers={handlers}
              />
            </Tile>
          ))}
        </Tiles>
        {people.length > shownFirst && (
          <Button size="s" variant="ghost" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll
              ? formatMessage(whoGoesText.fewer)
              : formatMessage(yearChangeValueText.all, { count: people.length })}
          </Button>
        )}
      </People>
    </>
  );
}

const shownFirst = 24;

const Tiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
  min-width: 0;
`;

const Tile = styled.li`
  max-width: 100%;
`;

const Step = styled.dt`
  padding: ${token("sp-3")} 0 ${token("sp-3")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
  font-weight: ${token("fw-h3")};
  line-height: ${token("lh-label")};

  @media ${media.mobile} {
    display: flex;
    align-items: baseline;
    gap: ${token("sp-3")};
    padding-block-end: ${token("sp-1")};
  }
`;

const Count = styled(Caption)`
  display: block;
  font-weight: ${token("fw-caption")};
`;

const People = styled.dd`
  padding: ${token("sp-3")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};

  @media ${media.mobile} {
    padding-block-start: 0;
    border-block-start: 0;
  }
`;
