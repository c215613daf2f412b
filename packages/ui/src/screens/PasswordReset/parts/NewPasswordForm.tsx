import { newPasswordSchema } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { NewPasswordField } from "../../../components/NewPasswordField/NewPasswordField.tsx";
import { passwordResetText } from "../../../copy/account/passwordReset.ts";
import { useForm } from "../../../state/useForm.ts";
import { token } from "../../../tokens/theme.ts";

type NewPasswordFormProps = {
  onSet: (password: string) => Promise<void>;
};

/** 新しいパスワードを一度だけ打つ。目のボタンで確かめられる。 */
export function NewPasswordForm({ onSet }: NewPasswordFormProps) {
  const { formatMessage } = useIntl();
  const { values, busy, fieldError, failure, change, leave, form } = useForm({
    fields,
    empty: { password: "" },
    onSend: ({ password }) => onSet(password),
  });

  return (
    <form {...form}>
      <NewPasswordField
        name="password"
        value={values.password}
        onChange={({ target }) => change({ password: target.value })}
        onBlur={() => leave("password")}
        error={fieldError("password")}
      />
      <Note>{formatMessage(passwordResetText.endsSessions)}</Note>
      <FailureBanner failure={failure} />
      <Button type="submit" variant="primary" size="l" wide busy={busy}>
        {formatMessage(busy ? passwordResetText.setting : passwordResetText.set)}
      </Button>
    </form>
  );
}

const fields = { password: newPasswordSchema };

const Note = styled.p`
  color: ${token("ink-2")};
`;
