import { type PasswordChange, passwordChangeSchema } from "@kyuseki/domain";
import { useState } from "react";
import { type MessageDescriptor, useIntl } from "react-intl";
import styled from "styled-components";
import { DoneBanner } from "../../../components/Banner/DoneBanner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { NewPasswordField } from "../../../components/NewPasswordField/NewPasswordField.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PasswordField } from "../../../components/PasswordField/PasswordField.tsx";
import { passwordChangeText } from "../../../copy/account/account.ts";
import { useForm } from "../../../state/useForm.ts";
import { media, token } from "../../../tokens/theme.ts";

type PasswordPanelProps = {
  /** どのアカウントのパスワードかを、ブラウザーの記憶に伝える。 */
  email: string | undefined;
  onChangePassword: (change: PasswordChange) => Promise<void>;
};

export function PasswordPanel({ email, onChangePassword }: PasswordPanelProps) {
  const { formatMessage } = useIntl();
  const [done, setDone] = useState<MessageDescriptor>();
  const { values, busy, fieldError, failure, change, leave, reset, form } = useForm({
    fields: passwordChangeSchema.shape,
    empty: { current_password: "", password: "", end_others: true },
    onSend: async (draft) => {
      setDone(undefined);
      await onChangePassword(draft);
      reset();
      setDone(draft.end_others ? passwordChangeText.doneEverywhere : passwordChangeText.done);
    },
  });

  return (
    <Panel title={formatMessage(passwordChangeText.title)}>
      <Fields {...form}>
        {done && <DoneBanner>{formatMessage(done)}</DoneBanner>}
        {email !== undefined && <input name="username" autoComplete="username" value={email} readOnly hidden />}
        <PasswordField
          label={formatMessage(passwordChangeText.current)}
          name="current_password"
          autoComplete="current-password"
          value={values.current_password}
          onChange={({ target }) => change({ current_password: target.value })}
          onBlur={() => leave("current_password")}
          error={fieldError("current_password")}
        />
        <NewPasswordField
          name="password"
          value={values.password}
          onChange={({ target }) => change({ password: target.value })}
          onBlur={() => leave("password")}
          error={fieldError("password")}
        />
        <Checkbox
          name="end_others"
          label={formatMessage(passwordChangeText.endOthers)}
          help={formatMessage(passwordChangeText.endOthersHelp)}
          checked={values.end_others}
          onChange={({ target }) => change({ end_others: target.checked })}
        />
        <FailureBanner failure={failure} own={{ conflict: formatMessage(passwordChangeText.conflict) }} />
        <Submit type="submit" variant="primary" busy={busy}>
          {formatMessage(busy ? passwordChangeText.submitting : passwordChangeText.submit)}
        </Submit>
      </Fields>
    </Panel>
  );
}

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-4")};
`;

const Submit = styled(Button)`
  align-self: flex-start;

  @media ${media.mobile} {
    align-self: stretch;
  }
`;
