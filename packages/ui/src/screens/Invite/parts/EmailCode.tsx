import { accountLimits, emailField } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { identityText } from "../../../copy/account/identity.ts";
import { inviteText, inviteValueText } from "../../../copy/team/invite.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { useSending } from "../../../state/useSending.ts";

type EmailCodeProps = {
  /** 打ったとおり。形が正しくなければ、まだ送れない。 */
  email: string;
  value: string;
  onChange: (code: string) => void;
  onBlur: () => void;
  error: string | undefined;
  onSendCode: (email: string) => Promise<void>;
};

/** アドレスに数字を送り、届いた数字を入れる。 */
export function EmailCode({ email, value, onChange, onBlur, error, onSendCode }: EmailCodeProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const address = emailField.safeParse(email).data;

  const handleSend = async () => {
    if (address === undefined) return;
    const answer = await send(() => onSendCode(address));
    if ("result" in answer) setSentTo(address);
  };
  const isSent = sentTo !== null && sentTo === address;
  const digits = accountLimits.emailCodeDigits;

  return (
    <Stack gap="m">
      <Button wide busy={busy} disabled={address === undefined} onClick={() => void handleSend()}>
        {formatMessage(busy ? identityText.sendingCode : isSent ? inviteText.sendCodeAgain : identityText.sendCode)}
      </Button>
      <FailureBanner failure={failure} own={{ not_found: formatMessage(inviteText.overHarness) }} />
      <TextField
        label={formatMessage(identityText.code)}
        help={
          isSent
            ? formatMessage(inviteValueText.codeSent, { email: sentTo, digits })
            : formatMessage(inviteValueText.codeHelp, { digits })
        }
        name="email_code"
        autoComplete="one-time-code"
        inputMode="numeric"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        error={error}
      />
    </Stack>
  );
}
