import { nameChangeSchema } from "@kyuseki/domain";
import { useId } from "react";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { FormModal } from "../../../components/Modal/FormModal.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { accountText } from "../../../copy/account/account.ts";
import { identityText } from "../../../copy/account/identity.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { useForm } from "../../../state/useForm.ts";
import type { IdentityActs } from "./identity.ts";

type NameDialogProps = Pick<IdentityActs, "onChangeName"> & {
  name: string;
  onDone: () => void;
  onClose: () => void;
};

export function NameDialog({ name, onChangeName, onDone, onClose }: NameDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const { values, busy, fieldError, failure, change, leave, form } = useForm({
    fields: nameChangeSchema.shape,
    empty: { name },
    onSend: async (draft) => {
      if (draft.name === name) return onClose();
      await onChangeName(draft.name);
      onDone();
    },
  });

  return (
    <FormModal
      title={formatMessage(identityText.nameTitle)}
      formId={formId}
      submit={formatMessage(busy ? identityText.submitting : identityText.submit)}
      busy={busy}
      onClose={onClose}
    >
      <form {...form} id={formId}>
        <Stack gap="l">
          <TextField
            label={formatMessage(accountText.name)}
            help={formatMessage(identityText.nameHelp)}
            name="name"
            autoComplete="name"
            value={values.name}
            onChange={({ target }) => change({ name: target.value })}
            onBlur={() => leave("name")}
            error={fieldError("name")}
          />
          <FailureBanner failure={failure} />
        </Stack>
      </form>
    </FormModal>
  );
}
