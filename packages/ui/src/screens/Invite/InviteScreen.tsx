import { useIntl } from "react-intl";
import { RefusalBanner } from "../../components/Banner/RefusalBanner.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { DoorBones } from "../../components/DoorFrame/DoorBones.tsx";
import { DoorFrame } from "../../components/DoorFrame/DoorFrame.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { inviteText, inviteValueText } from "../../copy/invite.ts";
import { coachTypeText } from "../../copy/person.ts";
import type { Loadable } from "../../state/loadable.ts";
import { InviteForm } from "./InviteForm.tsx";
import type { Invitation, InvitedCoach } from "./invitation.ts";
import { TeamBoard } from "./TeamBoard.tsx";

export type InviteScreenProps = {
  /** `not_found` は、使えない招待。 */
  invitation: Loadable<Invitation>;
  /** 再設定のリンクをメールで送れる。 */
  canMail: boolean;
  /** 断られたときは `Failure` で reject する。済めば app がチームの中へ移す。 */
  onAccept: (coach: InvitedCoach) => Promise<void>;
  onRetry: () => void;
  loginHref: string;
};

/** 招待された指導者が、名前とパスワードを決めてチームに加わる。 */
export function InviteScreen({ invitation, canMail, onAccept, onRetry, loginHref }: InviteScreenProps) {
  const { formatMessage } = useIntl();
  const toLogin = <Link href={loginHref}>{formatMessage(inviteText.hasAccount)}</Link>;

  switch (invitation.status) {
    case "loading":
      return (
        <DoorFrame title={formatMessage(inviteText.checking)} board="">
          <DoorBones />
        </DoorFrame>
      );
    case "failed":
      if (invitation.code === "not_found") {
        return (
          <DoorFrame title={formatMessage(inviteText.over)} lead={formatMessage(inviteText.overLead)}>
            {toLogin}
          </DoorFrame>
        );
      }
      return (
        <DoorFrame title={formatMessage(inviteText.unchecked)}>
          <RefusalBanner refusal={{ code: invitation.code }} />
          <Button variant="primary" size="l" icon="refresh" wide onClick={onRetry}>
            {formatMessage(inviteText.recheck)}
          </Button>
        </DoorFrame>
      );
    case "ready":
      return (
        <DoorFrame
          title={formatMessage(inviteValueText.title, {
            role: formatMessage(coachTypeText[invitation.value.coach_type]),
          })}
          lead={formatMessage(inviteText.lead)}
          board={<TeamBoard invitation={invitation.value} />}
        >
          <InviteForm invitedEmail={invitation.value.email ?? ""} canMail={canMail} onAccept={onAccept} />
          {toLogin}
        </DoorFrame>
      );
  }
}
