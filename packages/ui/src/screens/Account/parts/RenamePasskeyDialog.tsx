import { type Passkey, passkeyNameSchema } from "@kyuseki/domain";
import { useId } from "react";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { FormModal } from "../../../components/Modal/FormModal.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { passkeysText } from "../../../copy/account/passkeys.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { useForm } from "../../../state/useForm.ts";
import type { PasskeyActs } from "./passkeys.ts";

type RenamePasskeyDialogProps = Pick<PasskeyActs, "onRenamePasskey"> & {
  passkey: Passkey;
  onDone: () => void;
  onClose: () => void;
};

export function RenamePasskeyDialog({ passkey, onRenamePasskey, onDone, onClose }: RenamePasskeyDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const { values, busy, fieldError, failure, change, leave, form } = useForm({
    fields: passkeyNameSchema.shape,
    empty: { name: passkey.name },
    onSend: async ({ name }) => {
      if (name === passkey.name) return onClose();
      await onRenamePasskey(passkey.id, name);
      onDone();
    },
  });

  return (
    <FormModal
      title={formatMessage(passkeysText.renameTitle)}
      formId={formId}
      submit={formatMessage(busy ? passkeysText.saving : passkeysText.save)}
      busy={busy}
      onClose={onClose}
    >
      <form {...form} id={formId}>
        <Stack gap="l">
          <TextField
            label={formatMessage(passkeysText.name)}
            help={formatMessage(passkeysText.nameHelp)}
            name="name"
            autoComplete="off"
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
