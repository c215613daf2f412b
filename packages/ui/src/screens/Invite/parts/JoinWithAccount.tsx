import { useIntl } from "react-intl";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { inviteText } from "../../../copy/team/invite.ts";
import { inviteAccountText, inviteAccountValueText } from "../../../copy/team/inviteAccount.ts";
import { useSending } from "../../../state/useSending.ts";
import type { InvitedAccount } from "./invitation.ts";

type JoinWithAccountProps = {
  account: InvitedAccount;
  onJoin: () => Promise<void>;
  onSignOut: () => void;
};

/** ログインしている人が、そのアカウントのまま参加する。 */
export function JoinWithAccount({ account, onJoin, onSignOut }: JoinWithAccountProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();

  return (
    <>
      <p>{formatMessage(inviteAccountValueText.signedIn, account)}</p>
      <FailureBanner failure={failure} own={{ not_found: formatMessage(inviteText.overHarness) }} />
      <Button variant="primary" size="l" wide busy={busy} onClick={() => void send(onJoin)}>
        {formatMessage(busy ? inviteText.accepting : inviteAccountText.join)}
      </Button>
      <Button variant="ghost" wide onClick={onSignOut}>
        {formatMessage(inviteAccountText.otherPerson)}
      </Button>
    </>
  );
}
