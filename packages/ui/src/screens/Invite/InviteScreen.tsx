import { useIntl } from "react-intl";
import styled from "styled-components";
import { AuthLayout } from "../../components/AuthLayout/AuthLayout.tsx";
import { AuthSkeleton } from "../../components/AuthLayout/DoorSkeleton.tsx";
import { FailureBanner } from "../../components/Banner/FailureBanner.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { actionText } from "../../copy/controls/action.ts";
import { coachTypeText } from "../../copy/members/person.ts";
import { inviteText, inviteValueText } from "../../copy/team/invite.ts";
import { dayOf, longDate, timeOf } from "../../format/date.ts";
import { PanelNote } from "../../layout/Text/PanelNote.ts";
import type { Loadable } from "../../state/loadable.ts";
import { token } from "../../tokens/theme.ts";
import { InviteForm } from "./parts/InviteForm.tsx";
import type { Invitation, InvitedCoach } from "./parts/invitation.ts";

export type InviteScreenProps = {
  /** `not_found` は、使えない招待。 */
  invitation: Loadable<Invitation>;
  /** 再設定のリンクをメールで送れる。 */
  canMail: boolean;
  /** 断られたときは `Failure` で reject する。済めば app がチームの中へ移す。 */
  onAccept: (coach: InvitedCoach) => Promise<void>;
  /** アドレスが本人のものかを確かめる数字をメールで送る。断られたときは `Failure` で reject する。 */
  onSendCode: (email: string) => Promise<void>;
  onRetry: () => void;
  loginHref: string;
};

/** 招待された指導者が、名前とパスワードを決めてチームに加わる。 */
export function InviteScreen({ invitation, canMail, onAccept, onSendCode, onRetry, loginHref }: InviteScreenProps) {
  const { formatMessage } = useIntl();
  const toLogin = <Link href={loginHref}>{formatMessage(inviteText.hasAccount)}</Link>;

  switch (invitation.status) {
    case "loading":
      return (
        <AuthLayout title={formatMessage(inviteText.checking)} board="">
          <AuthSkeleton />
        </AuthLayout>
      );
    case "failed":
      if (invitation.code === "not_found") {
        return (
          <AuthLayout title={formatMessage(inviteText.over)} lead={formatMessage(inviteText.overLead)}>
            {toLogin}
          </AuthLayout>
        );
      }
      return (
        <AuthLayout title={formatMessage(inviteText.unchecked)}>
          <FailureBanner failure={{ code: invitation.code }} />
          <Button variant="primary" size="l" icon="refresh" wide onClick={onRetry}>
            {formatMessage(actionText.recheck)}
          </Button>
        </AuthLayout>
      );
    case "ready":
      return (
        <AuthLayout
          title={formatMessage(inviteValueText.title, {
            role: formatMessage(coachTypeText[invitation.value.coach_type]),
          })}
          lead={formatMessage(inviteText.lead)}
          board={<InvitingTeam invitation={invitation.value} />}
        >
          <InviteForm invitation={invitation.value} {...{ canMail, onAccept, onSendCode }} />
          {toLogin}
        </AuthLayout>
      );
  }
}

/** だれに招かれていて、いつまで使えるか。 */
function InvitingTeam({ invitation: { team_name, expires_at } }: { invitation: Invitation }) {
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
