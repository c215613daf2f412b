import type { LoginDraft } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { AuthLayout } from "../../components/AuthLayout/AuthLayout.tsx";
import { AuthSkeleton } from "../../components/AuthLayout/DoorSkeleton.tsx";
import { Banner } from "../../components/Banner/Banner.tsx";
import { FailureBanner } from "../../components/Banner/FailureBanner.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { refreshIcon } from "../../components/Icon/icons.ts";
import { Link } from "../../components/Link/Link.tsx";
import { editingText } from "../../copy/controls/editing.ts";
import { coachTypeText } from "../../copy/members/person.ts";
import { inviteText, inviteValueText } from "../../copy/team/invite.ts";
import { inviteAccountText } from "../../copy/team/inviteAccount.ts";
import { dayOf, longDate, timeOf } from "../../format/date.ts";
import { PanelNote } from "../../layout/Text/PanelNote.ts";
import type { Loadable } from "../../state/loadable.ts";
import { token } from "../../tokens/theme.ts";
import { AccountSignIn } from "./parts/AccountSignIn.tsx";
import { InviteForm, type InviteFormProps } from "./parts/InviteForm.tsx";
import type { Invitation, InvitedAccount, InvitedCoach } from "./parts/invitation.ts";
import { JoinWithAccount } from "./parts/JoinWithAccount.tsx";

export type { InviteTexts } from "./parts/InviteForm.tsx";
export type InviteScreenProps = Pick<InviteFormProps, "texts" | "onTextsChange"> & {
  /** `not_found` は、使えない招待。 */
  invitation: Loadable<Invitation>;
  /** 再設定のリンクをメールで送れる。 */
  canMail: boolean;
  /** 断られたときは `Failure` で reject する。済めば app がチームの中へ移す。 */
  onAccept: (coach: InvitedCoach) => Promise<void>;
  /** アドレスが本人のものかを確かめる数字をメールで送る。断られたときは `Failure` で reject する。 */
  onSendCode: (email: string) => Promise<void>;
  /** いまログインしている人。いなければ null。 */
  account: InvitedAccount | null;
  /** アカウントのある人をログインさせる。断られたときは `Failure` で reject する。済めば `account` が届く。 */
  onSignIn: (draft: LoginDraft) => Promise<"signed_in" | "second_step">;
  /** ログインしている人が参加する。断られたときは `Failure` で reject する。済めば app がチームの中へ移す。 */
  onJoin: () => Promise<void>;
  onSignOut: () => void;
  onRetry: () => void;
  loginHref: string;
};

/** 招待された指導者が、名前とパスワードを決めてチームに加わる。 */
export function InviteScreen(props: InviteScreenProps) {
  const { invitation, account, canMail, texts, onTextsChange, onAccept, onSendCode, onSignIn, onRetry, loginHref } =
    props;
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
          <Button variant="primary" size="l" icon={refreshIcon} wide onClick={onRetry}>
            {formatMessage(editingText.recheck)}
          </Button>
        </AuthLayout>
      );
    case "ready":
      return (
        <AuthLayout
          title={formatMessage(inviteValueText.title, {
            role: formatMessage(coachTypeText[invitation.value.coach_type]),
          })}
          lead={formatMessage(account ? inviteAccountText.lead : inviteText.lead)}
          board={<InvitingTeam invitation={invitation.value} />}
        >
          {account ? (
            <JoinWithAccount account={account} onJoin={props.onJoin} onSignOut={props.onSignOut} />
          ) : (
            <Newcomer
              {...{ canMail, texts, onTextsChange, onAccept, onSendCode, onSignIn, loginHref }}
              invitation={invitation.value}
            />
          )}
        </AuthLayout>
      );
  }
}

/** 新しく登録するか、アカウントのある人としてログインするか。 */
function Newcomer({ onSignIn, loginHref, ...form }: NewcomerProps) {
  const { formatMessage } = useIntl();
  const [hasAccount, setHasAccount] = useState(false);
  const [asksMore, setAsksMore] = useState(false);
  const handleSignIn = async (draft: LoginDraft) => setAsksMore((await onSignIn(draft)) === "second_step");

  return (
    <>
      {asksMore && (
        <Banner tone="w">
          {formatMessage(inviteAccountText.secondStep)}{" "}
          <Link href={loginHref}>{formatMessage(inviteText.toLogin)}</Link>
        </Banner>
      )}
      {hasAccount ? (
        <AccountSignIn invited={form.invitation.email} onSignIn={handleSignIn} />
      ) : (
        <InviteForm {...form} />
      )}
      <Button variant="ghost" wide onClick={() => setHasAccount(!hasAccount)}>
        {formatMessage(hasAccount ? inviteAccountText.haveNone : inviteAccountText.have)}
      </Button>
    </>
  );
}

type NewcomerProps = Pick<InviteScreenProps, "onSignIn" | "loginHref"> &
  Omit<InviteFormProps, "invitation"> & { invitation: Invitation };

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
