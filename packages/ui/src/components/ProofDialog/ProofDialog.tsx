import { passwordChangeSchema } from "@kyuseki/domain";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { passwordChangeText } from "../../copy/account/account.ts";
import { proofText } from "../../copy/account/passkeys.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { useForm } from "../../state/useForm.ts";
import { useSending } from "../../state/useSending.ts";
import { token } from "../../tokens/theme.ts";
import { Banner } from "../Banner/Banner.tsx";
import { FailureBanner } from "../Banner/FailureBanner.tsx";
import { Button } from "../Button/Button.tsx";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { shieldIcon } from "../Icon/icons.ts";
import { Modal } from "../Modal/Modal.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";

/** どちらで確認できるか。 */
export type ProofWays = { password: boolean; passkey: boolean };
export type ProofDialogProps = {
  ways: Loadable<ProofWays>;
  /** 断られたときは `Failure` で reject する。済めば app が外す。 */
  onPassword: (password: string) => Promise<void>;
  /** 本人が端末の画面でやめたら `cancelled`。 */
  onPasskey: () => Promise<"proven" | "cancelled">;
  onRetry: () => void;
  onClose: () => void;
};

/** 大切な操作の前に、もう一度、本人であることを確かめる。開いていたものは、そのまま下で待つ。 */
export function ProofDialog({ ways, onPassword, onPasskey, onRetry, onClose }: ProofDialogProps) {
  const { formatMessage } = useIntl();

  return (
    <Modal size="s" title={formatMessage(proofText.title)} onClose={onClose}>
      <Stack gap="l">
        <p>{formatMessage(proofText.lead)}</p>
        {ways.status === "loading" && <Skeleton />}
        {ways.status === "failed" && <ErrorState code={ways.code} onRetry={onRetry} />}
        {ways.status === "ready" && ways.value.passkey && <PasskeyWay onPasskey={onPasskey} />}
        {ways.status === "ready" && ways.value.password && <PasswordWay onPassword={onPassword} />}
      </Stack>
    </Modal>
  );
}

function PasskeyWay({ onPasskey }: Pick<ProofDialogProps, "onPasskey">) {
  const { formatMessage } = useIntl();
  const [isCancelled, setIsCancelled] = useState(false);
  const { busy, failure, send } = useSending();
  const handleProve = async () => {
    setIsCancelled(false);
    const answer = await send(onPasskey);
    setIsCancelled("result" in answer && answer.result === "cancelled");
  };

  return (
    <Way>
      {isCancelled && <Banner tone="d">{formatMessage(proofText.cancelled)}</Banner>}
      <FailureBanner failure={failure} />
      <Button variant="primary" icon={shieldIcon} wide busy={busy} onClick={() => void handleProve()}>
        {formatMessage(busy ? proofText.busy : proofText.byPasskey)}
      </Button>
    </Way>
  );
}

function PasswordWay({ onPassword }: Pick<ProofDialogProps, "onPassword">) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const { values, busy, fieldError, failure, change, leave, form } = useForm({
    fields,
    empty: { current_password: "" },
    onSend: ({ current_password }) => onPassword(current_password),
  });

  return (
    <form {...form} id={formId}>
      <Way>
        <PasswordField
          label={formatMessage(passwordChangeText.current)}
          name="current_password"
          autoComplete="current-password"
          value={values.current_password}
          onChange={({ target }) => change({ current_password: target.value })}
          onBlur={() => leave("current_password")}
          error={fieldError("current_password")}
        />
        <FailureBanner failure={failure} />
        <Button type="submit" wide busy={busy}>
          {formatMessage(busy ? proofText.busy : proofText.byPassword)}
        </Button>
      </Way>
    </form>
  );
}

const fields = { current_password: passwordChangeSchema.shape.current_password };

const Way = styled.div`
  display: grid;
  gap: ${token("sp-3")};
`;
