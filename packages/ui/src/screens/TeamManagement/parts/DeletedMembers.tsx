import { memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { listRowStyle } from "../../../components/CoachRoster/listRowStyle.ts";
import { PersonCell } from "../../../components/PersonCell/PersonCell.tsx";
import { personalDataText, teamValueText } from "../../../copy/team/teamManagement.ts";
import { dayOf, longDate } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";
import type { DeletedMember } from "./personalData.ts";

type DeletedMembersProps = {
  members: readonly DeletedMember[];
  busy: boolean;
  onRestore: (member: DeletedMember) => void;
  onErase: (member: DeletedMember) => void;
};

/** 削除してから消去されるまでの人たち。 */
export function DeletedMembers({ members, busy, onRestore, onErase }: DeletedMembersProps) {
  const { formatMessage } = useIntl();
  if (members.length === 0) return <None>{formatMessage(personalDataText.nobodyDeleted)}</None>;

  return (
    <List>
      {members.map((member) => {
        const name = memberName(member);
        const day = longDate(dayOf(Date.parse(member.erased_at) / 1000));
        return (
          <li key={member.id}>
            <PersonCell name={name} grade={member.grade} detail={formatMessage(teamValueText.erasedOn, { day })} />
            <Acts>
              <Button
                size="s"
                aria-label={formatMessage(teamValueText.restoreOf, { name })}
                aria-disabled={busy || undefined}
                onClick={() => busy || onRestore(member)}
              >
                {formatMessage(personalDataText.restore)}
              </Button>
              <Button
                size="s"
                variant="danger"
                aria-haspopup="dialog"
                aria-label={formatMessage(teamValueText.eraseOf, { name })}
                onClick={() => onErase(member)}
              >
                {formatMessage(personalDataText.erase)}
              </Button>
            </Acts>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  ${listRowStyle}
`;

const Acts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
  margin-inline-start: auto;
`;

const None = styled.p`
  padding: ${token("sp-2")} ${token("sp-4")} ${token("sp-4")};
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;
