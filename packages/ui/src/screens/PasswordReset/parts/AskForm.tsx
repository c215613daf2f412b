import { accountLimits, passwordResetRequestSchema } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { passwordResetText, passwordResetValueText } from "../../../copy/account/passwordReset.ts";
import { fieldText } from "../../../copy/controls/field.ts";
import { Note } from "../../../layout/Text/Note.ts";
import { useForm } from "../../../state/useForm.ts";
import { token } from "../../../tokens/theme.ts";

type AskFormProps = {
  /** 使えないリンクから来た。 */
  isOver: boolean;
  onAsk: (email: string) => Promise<void>;
};

/** 再設定のリンクを頼む。答えは、登録があってもなくても同じ。 */
export function AskForm({ isOver, onAsk }: AskFormProps) {
  const { formatMessage } = useIntl();
  const [sentTo, setSentTo] = useState<string>();
  const { values, busy, fieldError, failure, change, leave, form } = useForm({
    fields: passwordResetRequestSchema.shape,
    empty: { email: "" },
    onSend: async ({ email }) => {
      setSentTo(undefined);
      await onAsk(email);
      setSentTo(email);
    },
  });
  const submit = sentTo === undefined ? passwordResetText.send : passwordResetText.sendAgain;

  return (
    <form {...form}>
      {isOver && sentTo === undefined && (
        <Banner tone="w" role="alert">
          {formatMessage(passwordResetText.over)}
        </Banner>
      )}
      <TextField
        label={formatMessage(fieldText.email)}
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
      <FailureBanner failure={failure} />
      <Button type="submit" variant="primary" size="l" wide busy={busy}>
        {formatMessage(busy ? passwordResetText.sending : submit)}
      </Button>
      <Answer role="status">
        {sentTo !== undefined && (
          <>
            <Banner tone="i">
              {formatMessage(passwordResetValueText.sent, { email: sentTo, hours: accountLimits.resetLinkHours })}
            </Banner>
            <Note>{formatMessage(passwordResetText.undelivered)}</Note>
          </>
        )}
      </Answer>
    </form>
  );
}

const Answer = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-4")};
  overflow-wrap: anywhere;

  /* Always present for screen readers, without taking space. */
  &:empty {
    margin-block-start: calc(-1 * ${token("sp-5")});
  }
`;
