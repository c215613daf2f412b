import { emailCodeField, inviteAcceptanceSchema } from "@kyuseki/domain";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { NewPasswordField } from "../../../components/NewPasswordField/NewPasswordField.tsx";
import { NameField } from "../../../components/TextField/NameField.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { fieldText } from "../../../copy/controls/field.ts";
import { inviteText } from "../../../copy/team/invite.ts";
import { Note } from "../../../layout/Text/Note.ts";
import { useForm } from "../../../state/useForm.ts";
import { EmailCode } from "./EmailCode.tsx";
import type { Invitation, InvitedCoach } from "./invitation.ts";

/** What the form holds but the proofs. */
export type InviteTexts = Pick<InvitedCoach, "name" | "email">;

export type InviteFormProps = {
  invitation: Pick<Invitation, "email" | "asks_code">;
  canMail: boolean;
  /** 前に打ったもの。 */
  texts?: InviteTexts | undefined;
  /** 同じ関数を渡し続ける。 */
  onTextsChange: (texts: InviteTexts) => void;
  onAccept: (coach: InvitedCoach) => Promise<void>;
  onSendCode: (email: string) => Promise<void>;
};

/** 招待されたアドレスは変えられない。メールを送れるサーバーでは、届いた数字で本人と確かめる（P5）。 */
export function InviteForm({ invitation, canMail, texts, onTextsChange, onAccept, onSendCode }: InviteFormProps) {
  const { formatMessage } = useIntl();
  const isInvited = invitation.email !== null;
  const { values, busy, fieldError, failure, change, leave, form } = useForm({
    fields: invitation.asks_code ? fieldsWithCode : fields,
    empty: {
      name: texts?.name ?? "",
      email: invitation.email ?? texts?.email ?? "",
      email_code: "",
      password: "",
    },
    onSend: onAccept,
  });
  const typed = { name: values.name, email: values.email };
  useEffect(() => onTextsChange({ name: typed.name, email: typed.email }), [typed.name, typed.email, onTextsChange]);
  const emailHelp = canMail ? inviteText.emailHelp : inviteText.emailHelpWithoutMail;

  return (
    <form {...form}>
      <NameField
        label={formatMessage(inviteText.name)}
        name="name"
        autoComplete="name"
        value={values.name}
        onChange={(name) => change({ name })}
        onBlur={() => leave("name")}
        error={fieldError("name")}
      />
      <TextField
        label={formatMessage(fieldText.email)}
        help={formatMessage(isInvited ? inviteText.emailFixed : emailHelp)}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isInvited}
        value={values.email}
        onChange={({ target }) => change({ email: target.value })}
        onBlur={() => leave("email")}
        error={fieldError("email")}
      />
      {invitation.asks_code ? (
        <EmailCode
          email={values.email}
          value={values.email_code}
          onChange={(email_code) => change({ email_code })}
          onBlur={() => leave("email_code")}
          error={fieldError("email_code")}
          onSendCode={onSendCode}
        />
      ) : (
        <Note>{formatMessage(inviteText.linkIsProof)}</Note>
      )}
      <NewPasswordField
        label={formatMessage(inviteText.password)}
        name="password"
        value={values.password}
        onChange={({ target }) => change({ password: target.value })}
        onBlur={() => leave("password")}
        error={fieldError("password")}
      />
      <FailureBanner failure={failure} own={{ not_found: formatMessage(inviteText.overHarness) }} />
      <Button type="submit" variant="primary" size="l" wide busy={busy}>
        {formatMessage(busy ? inviteText.accepting : inviteText.accept)}
      </Button>
    </form>
  );
}

const { name, email, password } = inviteAcceptanceSchema.shape;
const notAsked = { safeParse: () => ({ success: true as const, data: undefined }) };
const fields = { name, email, email_code: notAsked, password };
const fieldsWithCode = { name, email, email_code: emailCodeField, password };
