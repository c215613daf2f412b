import { recoveryCodeField } from "@kyuseki/domain";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { shieldIcon } from "../../../components/Icon/icons.ts";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { proofText, secondStepText } from "../../../copy/account/passkeys.ts";
import { Note } from "../../../layout/Text/Note.ts";
import { useForm } from "../../../state/useForm.ts";
import { useSending } from "../../../state/useSending.ts";
import { token } from "../../../tokens/theme.ts";
import type { SecondStepActs } from "./signIn.ts";

/** パスワードのあとの確認。パスキーで、使えなければ回復コードで。 */
export function SecondStep({ canUsePasskey, onPasskey, onRecoveryCode, onBack }: SecondStepActs) {
  const { formatMessage } = useIntl();
  const [byCode, setByCode] = useState(!canUsePasskey);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Column>
      <hgroup>
        <h1 ref={heading} tabIndex={-1}>
          {formatMessage(secondStepText.title)}
        </h1>
        <p>{formatMessage(byCode ? secondStepText.leadByCode : secondStepText.lead)}</p>
      </hgroup>
      {byCode ? <CodeForm onRecoveryCode={onRecoveryCode} /> : <PasskeyWay onPasskey={onPasskey} />}
      {!byCode && (
        <Button variant="ghost" wide onClick={() => setByCode(true)}>
          {formatMessage(secondStepText.byCode)}
        </Button>
      )}
      <Button variant="ghost" wide onClick={onBack}>
        {formatMessage(secondStepText.back)}
      </Button>
    </Column>
  );
}

function PasskeyWay({ onPasskey }: Pick<SecondStepActs, "onPasskey">) {
  const { formatMessage } = useIntl();
  const [isCancelled, setIsCancelled] = useState(false);
  const { busy, failure, send } = useSending();
  const handleProve = async () => {
    setIsCancelled(false);
    const answer = await send(onPasskey);
    setIsCancelled("result" in answer && !answer.result);
  };

  return (
    <>
      {isCancelled && <Banner tone="d">{formatMessage(proofText.cancelled)}</Banner>}
      <FailureBanner failure={failure} />
      <Button variant="primary" size="l" icon={shieldIcon} wide busy={busy} onClick={() => void handleProve()}>
        {formatMessage(busy ? proofText.busy : secondStepText.byPasskey)}
      </Button>
    </>
  );
}

function CodeForm({ onRecoveryCode }: Pick<SecondStepActs, "onRecoveryCode">) {
  const { formatMessage } = useIntl();
  const { values, busy, fieldError, failure, change, leave, form } = useForm({
    fields,
    empty: { recovery_code: "" },
    onSend: ({ recovery_code }) => onRecoveryCode(recovery_code),
  });

  return (
    <Form {...form}>
      <TextField
        label={formatMessage(secondStepText.code)}
        help={formatMessage(secondStepText.codeHelp)}
        name="recovery_code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        value={values.recovery_code}
        onChange={({ target }) => change({ recovery_code: target.value })}
        onBlur={() => leave("recovery_code")}
        error={fieldError("recovery_code")}
      />
      <FailureBanner failure={failure} />
      <Button type="submit" variant="primary" size="l" wide busy={busy}>
        {formatMessage(busy ? secondStepText.submitting : secondStepText.submit)}
      </Button>
      <Note>{formatMessage(secondStepText.lost)}</Note>
    </Form>
  );
}

const fields = { recovery_code: recoveryCodeField };

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-5")};
  width: 100%;
  max-width: ${token("form")};
  --control-field: ${token("control-xl")};
  --control-l: ${token("control-xl")};
`;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-5")};
`;
