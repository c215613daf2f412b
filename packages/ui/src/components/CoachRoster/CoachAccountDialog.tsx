import { type Coach, coachChangeSchema } from "@kyuseki/domain";
import { useId } from "react";
import { useIntl } from "react-intl";
import { accountText } from "../../copy/account/account.ts";
import { coachAccountText, coachAccountValueText, identityText } from "../../copy/account/identity.ts";
import { fieldText } from "../../copy/controls/field.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Note } from "../../layout/Text/Note.ts";
import { useForm } from "../../state/useForm.ts";
import { FailureBanner } from "../Banner/FailureBanner.tsx";
import { FormModal } from "../Modal/FormModal.tsx";
import { TextField } from "../TextField/TextField.tsx";
import type { RosterChanges } from "./roster.ts";

type CoachAccountDialogProps = Pick<RosterChanges, "onChangeCoach" | "tellsByMail"> & {
  coach: Coach;
  /** 済んだことの一文。 */
  onDone: (sentence: string) => void;
  onClose: () => void;
};

/** 監督が、ほかの指導者ひとりの名前とメールアドレスを直す。 */
export function CoachAccountDialog({ coach, tellsByMail, onChangeCoach, onDone, onClose }: CoachAccountDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const { id, name, email } = coach;
  const { values, busy, fieldError, failure, change, leave, form } = useForm({
    fields: coachChangeSchema.shape,
    empty: { name, email },
    onSend: async (draft) => {
      if (draft.name === name && draft.email === email) return onClose();
      await onChangeCoach(id, draft);
      onDone(formatMessage(coachAccountValueText.done, { name: draft.name ?? name }));
    },
  });

  return (
    <FormModal
      title={formatMessage(coachAccountValueText.title, { name })}
      formId={formId}
      submit={formatMessage(busy ? identityText.submitting : identityText.submit)}
      busy={busy}
      onClose={onClose}
    >
      <form {...form} id={formId}>
        <Stack gap="l">
          <TextField
            label={formatMessage(accountText.name)}
            name="name"
            autoComplete="off"
            value={values.name}
            onChange={({ target }) => change({ name: target.value })}
            onBlur={() => leave("name")}
            error={fieldError("name")}
          />
          <TextField
            label={formatMessage(fieldText.email)}
            help={formatMessage(coachAccountText.emailHelp)}
            name="email"
            type="email"
            autoComplete="off"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            value={values.email}
            onChange={({ target }) => change({ email: target.value })}
            onBlur={() => leave("email")}
            error={fieldError("email")}
          />
          <Note>{formatMessage(tellsByMail ? coachAccountText.tellsByMail : coachAccountText.tellYourself)}</Note>
          <FailureBanner failure={failure} />
        </Stack>
      </form>
    </FormModal>
  );
}
