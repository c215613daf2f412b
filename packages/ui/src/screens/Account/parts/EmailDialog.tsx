import { emailChangeSchema } from "@kyuseki/domain";
import { useId } from "react";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { FormModal } from "../../../components/Modal/FormModal.tsx";
import { PasswordField } from "../../../components/PasswordField/PasswordField.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { passwordChangeText } from "../../../copy/account/account.ts";
import { identityText } from "../../../copy/account/identity.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { Note } from "../../../layout/Text/Note.ts";
import { useForm } from "../../../state/useForm.ts";
import type { IdentityActs } from "./identity.ts";

type EmailDialogProps = Pick<IdentityActs, "mailsCode" | "onChangeEmail"> & {
  onCodeSent: () => void;
  onDone: () => void;
  onClose: () => void;
};

/** 新しいアドレスと、いまのパスワード。 */
export function EmailDialog({ mailsCode, onChangeEmail, onCodeSent, onDone, onClose }: EmailDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const { values, busy, fieldError, failure, change, leave, form } = useForm({
    fields: emailChangeSchema.shape,
    empty: { email: "", current_password: "" },
    onSend: async (draft) => {
      if ((await onChangeEmail(draft)) === "code_sent") onCodeSent();
      else onDone();
    },
  });
  const words = mailsCode
    ? { help: identityText.codeFollows, submit: identityText.sendCode, sending: identityText.sendingCode }
    : { help: identityText.atOnce, submit: identityText.submit, sending: identityText.submitting };

  return (
    <FormModal
      title={formatMessage(identityText.emailTitle)}
      formId={formId}
      submit={formatMessage(busy ? words.sending : words.submit)}
      busy={busy}
      onClose={onClose}
    >
      <form {...form} id={formId}>
        <Stack gap="l">
          <TextField
            label={formatMessage(identityText.newEmail)}
            help={formatMessage(words.help)}
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            value={values.email}
            onChange={({ target }) => change({ email: target.value })}
            onBlur={() => leave("email")}
            error={fieldError("email")}
          />
          <PasswordField
            label={formatMessage(passwordChangeText.current)}
            name="current_password"
            autoComplete="current-password"
            value={values.current_password}
            onChange={({ target }) => change({ current_password: target.value })}
            onBlur={() => leave("current_password")}
            error={fieldError("current_password")}
          />
          <Note>{formatMessage(identityText.ends)}</Note>
          <FailureBanner failure={failure} />
        </Stack>
      </form>
    </FormModal>
  );
}
