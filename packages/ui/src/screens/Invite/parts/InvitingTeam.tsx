import { useIntl } from "react-intl";
import styled from "styled-components";
import { inviteText, inviteValueText } from "../../../copy/team/invite.ts";
import { dayOf, longDate, timeOf } from "../../../format/date.ts";
import { PanelNote } from "../../../layout/Text/PanelNote.ts";
import { token } from "../../../tokens/theme.ts";
import type { Invitation } from "./invitation.ts";

/** だれに招かれていて、いつまで使えるか。 */
export function InvitingTeam({ invitation: { team_name, expires_at } }: { invitation: Invitation }) {
  const { formatMessage } = useIntl();
  const expiresS = Date.parse(expires_at) / 1000;
  const at = `${longDate(dayOf(expiresS))} ${timeOf(expiresS)}`;

  return (
    <Plate>
      <Words>{formatMessage(inviteText.team)}</Words>
      <Team>{team_name}</Team>
      <Words>{formatMessage(inviteValueText.until, { at })}</Words>
    </Plate>
  );
}

const Plate = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-1")};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Team = styled.strong`
  font-size: ${token("fs-h1-header")};
  line-height: ${token("lh-h1-header")};
  word-break: auto-phrase;
`;

const Words = styled(PanelNote)`
  line-height: ${token("lh-small")};
`;
