import { type LoginDraft, loginDraftSchema } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { PasswordField } from "../../../components/PasswordField/PasswordField.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { sessionFailureText, sessionText } from "../../../copy/account/session.ts";
import { fieldText } from "../../../copy/controls/field.ts";
import { inviteAccountText } from "../../../copy/team/inviteAccount.ts";
import { Note } from "../../../layout/Text/Note.ts";
import { useForm } from "../../../state/useForm.ts";

type AccountSignInProps = {
  /** 招待されたアドレス。だれでもよいときは null。 */
  invited: string | null;
  onSignIn: (draft: LoginDraft) => Promise<void>;
};

/** すでにアカウントのある人が、参加する前にログインする。新しいパスワードは決めない。 */
export function AccountSignIn({ invited, onSignIn }: AccountSignInProps) {
  const { formatMessage } = useIntl();
  const { values, busy, fieldError, failure, change, leave, form } = useForm({
    fields: { email, password },
    empty: { email: invited ?? "", password: "" },
    onSend: (draft) => onSignIn({ ...draft, remember: false }),
  });

  return (
    <form {...form}>
      <Note>{formatMessage(inviteAccountText.signInLead)}</Note>
      <TextField
        label={formatMessage(fieldText.email)}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={invited !== null}
        value={values.email}
        onChange={({ target }) => change({ email: target.value })}
        onBlur={() => leave("email")}
        error={fieldError("email")}
      />
      <PasswordField
        label={formatMessage(sessionText.password)}
        name="password"
        autoComplete="current-password"
        value={values.password}
        onChange={({ target }) => change({ password: target.value })}
        onBlur={() => leave("password")}
        error={fieldError("password")}
      />
      <FailureBanner failure={failure} own={{ unauthorized: formatMessage(sessionFailureText.wrong) }} />
      <Button type="submit" variant="primary" size="l" wide busy={busy}>
        {formatMessage(busy ? sessionText.submitting : inviteAccountText.signIn)}
      </Button>
    </form>
  );
}

const { email, password } = loginDraftSchema.shape;
