import { accountLimits, emailConfirmationSchema } from "@kyuseki/domain";
import { useId } from "react";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { FormModal } from "../../../components/Modal/FormModal.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { identityText, identityValueText } from "../../../copy/account/identity.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { Note } from "../../../layout/Text/Note.ts";
import { useForm } from "../../../state/useForm.ts";
import type { IdentityActs } from "./identity.ts";

type EmailCodeDialogProps = Pick<IdentityActs, "onConfirmEmail"> & {
  email: string;
  onDone: () => void;
  onClose: () => void;
};

/** 新しいアドレスに届いたコード。閉じても、あとで入力できる。 */
export function EmailCodeDialog({ email, onConfirmEmail, onDone, onClose }: EmailCodeDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const { values, busy, fieldError, failure, change, leave, form } = useForm({
    fields,
    empty: { code: "" },
    onSend: async ({ code }) => {
      await onConfirmEmail(code);
      onDone();
    },
  });

  return (
    <FormModal
      title={formatMessage(identityText.codeTitle)}
      formId={formId}
      submit={formatMessage(busy ? identityText.submitting : identityText.submit)}
      busy={busy}
      onClose={onClose}
    >
      <form {...form} id={formId}>
        <Stack gap="l">
          <TextField
            label={formatMessage(identityText.code)}
            help={formatMessage(identityValueText.codeHelp, { email, digits: accountLimits.emailCodeDigits })}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            value={values.code}
            onChange={({ target }) => change({ code: target.value })}
            onBlur={() => leave("code")}
            error={fieldError("code")}
          />
          <Note>{formatMessage(identityText.undelivered)}</Note>
          <FailureBanner failure={failure} />
        </Stack>
      </form>
    </FormModal>
  );
}

const fields = { code: emailConfirmationSchema.shape.code };
