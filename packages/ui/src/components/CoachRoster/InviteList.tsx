import type { CoachInvite } from "@kyuseki/domain";
import { useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { rosterText, rosterValueText } from "../../copy/account/account.ts";
import { coachTypeText } from "../../copy/members/person.ts";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { listRowStyle } from "./listRowStyle.ts";
import type { RosterQuestion } from "./roster.ts";
import { untilText } from "./untilText.ts";

type InviteListProps = {
  invites: readonly CoachInvite[];
  isManager: boolean;
  onAsk: (question: RosterQuestion) => void;
};

/** まだだれも使っていない招待。 */
export function InviteList({ invites, isManager, onAsk }: InviteListProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();

  return (
    <>
      <Title id={titleId}>{formatMessage(rosterText.pending)}</Title>
      <List aria-labelledby={titleId}>
        {invites.map((invite) => (
          <li key={invite.id}>
            <Invite id={`${titleId}-${invite.id}`}>
              <Who>{invite.email ?? formatMessage(rosterText.nobody)}</Who>
              <Tag>{formatMessage(coachTypeText[invite.coach_type])}</Tag>
              <Until>{formatMessage(rosterValueText.until, { at: untilText(invite.expires_at) })}</Until>
            </Invite>
            {isManager && (
              <Button
                size="s"
                aria-describedby={`${titleId}-${invite.id}`}
                onClick={() => onAsk({ about: "revoke", invite })}
              >
                {formatMessage(rosterText.revoke)}
              </Button>
            )}
          </li>
        ))}
      </List>
    </>
  );
}

const Title = styled.h3`
  padding: ${token("sp-3")} ${token("sp-4")} 0;
  border-block-start: ${token("hairline")} solid ${token("line")};
  color: ${token("ink-2")};
  font-size: ${token("fs-label")};
`;

const List = styled.ul`
  ${listRowStyle}
`;

const Invite = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-2")};
`;

const Who = styled.b`
  font-weight: ${token("fw-label")};
  line-height: ${token("lh-label")};
`;

const Until = styled.small`
  flex-basis: 100%;
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-label")};
`;
