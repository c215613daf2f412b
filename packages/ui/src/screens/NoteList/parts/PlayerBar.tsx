import { memberName, type PlayerNotes } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { playerSearchIcon, printIcon } from "../../../components/Icon/icons.ts";
import { PlayerTurns, type PlayerTurnsProps } from "../../../components/PlayerHeader/PlayerTurns.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { noteListText, noteListValueText } from "../../../copy/notes/noteList.ts";
import { monthName } from "../../../format/calendar.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";

export type PlayerBarProps = PlayerTurnsProps & {
  player: Pick<PlayerNotes, "member" | "total" | "first_day">;
  /** 計測器を使うチームだけ。 */
  hasReport: boolean;
};

/** だれのノートか、いくつあるか、前後の選手。 */
export function PlayerBar({ player, hasReport, previous, next }: PlayerBarProps) {
  const { formatMessage } = useIntl();
  const { member, total, first_day } = player;
  const name = memberName(member);

  return (
    <Bar aria-label={name}>
      <Avatar name={name} size="l" />
      <div>
        <Name>
          {name} <Tag>{formatMessage(gradeText[member.grade])}</Tag>
        </Name>
        <Caption as="p">
          {first_day === null
            ? formatMessage(noteListValueText.totalNone)
            : formatMessage(noteListValueText.total, {
                b: (text) => <b key="count">{text}</b>,
                count: total,
                month: monthName(first_day),
              })}
        </Caption>
      </div>
      <Ways>
        {hasReport && (
          <ButtonLink size="s" icon={playerSearchIcon} href={`/nextshot/report/${member.id}/batting/summary`}>
            {formatMessage(noteListText.report)}
          </ButtonLink>
        )}
        <ButtonLink size="s" icon={printIcon} href={`/note/note-list/${member.id}/print`}>
          {formatMessage(noteListText.print)}
        </ButtonLink>
        <Turns>
          <PlayerTurns previous={previous} next={next} />
        </Turns>
      </Ways>
    </Bar>
  );
}

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
`;

const Name = styled.p`
  font-size: ${token("fs-h2")};
  font-weight: ${token("fw-h2")};
  overflow-wrap: anywhere;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")};
  margin-inline-start: auto;
`;

const Turns = styled.span`
  display: inline-flex;
  gap: ${token("sp-2")};
`;
