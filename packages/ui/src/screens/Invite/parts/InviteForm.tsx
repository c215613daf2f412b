import { inviteAcceptanceSchema } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { NewPasswordField } from "../../../components/NewPasswordField/NewPasswordField.tsx";
import { NameField } from "../../../components/TextField/NameField.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { fieldText } from "../../../copy/controls/field.ts";
import { inviteText } from "../../../copy/team/invite.ts";
import { useForm } from "../../../state/useForm.ts";
import type { InvitedCoach } from "./invitation.ts";

type InviteFormProps = {
  /** 招待が届いたアドレス。変えてもよい。 */
  invitedEmail: string;
  canMail: boolean;
  onAccept: (coach: InvitedCoach) => Promise<void>;
};

export function InviteForm({ invitedEmail, canMail, onAccept }: InviteFormProps) {
  const { formatMessage } = useIntl();
  const { values, busy, fieldError, failure, change, leave, form } = useForm({
    fields,
    empty: { name: "", email: invitedEmail, password: "" },
    onSend: onAccept,
  });

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
        help={formatMessage(canMail ? inviteText.emailHelp : inviteText.emailHelpWithoutMail)}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        onChange={({ target }) => change({ email: target.value })}
        onBlur={() => leave("email")}
        error={fieldError("email")}
      />
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
const fields = { name, email, password };
