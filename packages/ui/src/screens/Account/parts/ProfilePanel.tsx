import type { Account } from "@kyuseki/domain";
import { useState } from "react";
import { type MessageDescriptor, useIntl } from "react-intl";
import { DoneBanner } from "../../../components/Banner/DoneBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { FailedPanel } from "../../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { accountText } from "../../../copy/account/account.ts";
import { identityText, identityValueText } from "../../../copy/account/identity.ts";
import { fieldText } from "../../../copy/controls/field.ts";
import { coachTypeText, personText } from "../../../copy/members/person.ts";
import { dayOf, slashDate } from "../../../format/date.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import type { Loadable } from "../../../state/loadable.ts";
import { EmailCodeDialog } from "./EmailCodeDialog.tsx";
import { EmailDialog } from "./EmailDialog.tsx";
import type { IdentityActs } from "./identity.ts";
import { NameDialog } from "./NameDialog.tsx";
import { PendingEmail } from "./PendingEmail.tsx";
import { ProfileRow } from "./ProfileRow.tsx";

export type ProfilePanelProps = IdentityActs & {
  account: Loadable<Account>;
  /** 再設定のリンクをメールで送れる。 */
  canMail: boolean;
  onRetry: () => void;
};

/** 自分の名前とメールアドレスは、ここで変える。届く前から、行の場所は決まっている。 */
export function ProfilePanel({ account, canMail, onRetry, pendingEmail, ...acts }: ProfilePanelProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<"name" | "email" | "code" | null>(null);
  const [done, setDone] = useState<MessageDescriptor>();
  const title = formatMessage(accountText.profile);
  const handleOpen = (dialog: typeof open) => {
    setDone(undefined);
    setOpen(dialog);
  };
  const handleDone = (sentence: MessageDescriptor) => {
    setOpen(null);
    setDone(sentence);
  };
  const handleClose = () => setOpen(null);

  if (account.status === "failed") {
    return <FailedPanel title={title} code={account.code} onRetry={onRetry} />;
  }
  const verification = ({ email_verified_at: at }: Account) => {
    if (at) return formatMessage(identityValueText.verifiedOn, { date: slashDate(dayOf(Date.parse(at) / 1000)) });
    return formatMessage(canMail ? identityText.unverified : identityText.unverifiedWithoutMail);
  };
  const known = account.status === "ready" ? account.value : null;
  const changeButton = (dialog: "name" | "email", label: MessageDescriptor) =>
    known && (
      <Button size="s" aria-label={formatMessage(label)} onClick={() => handleOpen(dialog)}>
        {formatMessage(identityText.change)}
      </Button>
    );
  return (
    <Panel title={title} aria-busy={!known || undefined}>
      <Stack gap="m">
        {done && <DoneBanner>{formatMessage(done)}</DoneBanner>}
        <dl>
          <ProfileRow
            label={accountText.name}
            text={known?.name}
            action={changeButton("name", identityText.changeName)}
          />
          <ProfileRow
            label={fieldText.email}
            text={known?.email}
            action={changeButton("email", identityText.changeEmail)}
          />
          <ProfileRow label={identityText.verification} text={known && verification(known)} />
          <ProfileRow label={personText.role} text={known && formatMessage(roleText(known))} />
          <ProfileRow label={accountText.team} text={known?.team_name} />
        </dl>
        {known && pendingEmail !== null && (
          <PendingEmail email={pendingEmail} onEnter={() => handleOpen("code")} onGiveUp={acts.onGiveUpEmail} />
        )}
      </Stack>
      {open === "name" && known && (
        <NameDialog
          {...acts}
          name={known.name}
          onDone={() => handleDone(identityText.nameDone)}
          onClose={handleClose}
        />
      )}
      {open === "email" && (
        <EmailDialog
          {...acts}
          onCodeSent={() => setOpen("code")}
          onDone={() => handleDone(identityText.emailDone)}
          onClose={handleClose}
        />
      )}
      {open === "code" && pendingEmail !== null && (
        <EmailCodeDialog
          {...acts}
          email={pendingEmail}
          onDone={() => handleDone(identityText.emailDone)}
          onClose={handleClose}
        />
      )}
    </Panel>
  );
}

const roleText = ({ coach_type }: Account) => (coach_type ? coachTypeText[coach_type] : accountText.noRole);
