import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { useConfirmedSending } from "../../../components/ConfirmDialog/useConfirmedSending.ts";
import { RecoveryCodesModal } from "../../../components/RecoveryCodesModal/RecoveryCodesModal.tsx";
import { recoveryText, recoveryValueText } from "../../../copy/account/passkeys.ts";
import { Note } from "../../../layout/Text/Note.ts";
import { useSending } from "../../../state/useSending.ts";
import { token } from "../../../tokens/theme.ts";
import type { PasskeyActs } from "./passkeys.ts";

type RecoveryCodesProps = Pick<PasskeyActs, "onMakeRecoveryCodes" | "onCopy" | "onPrint"> & {
  /** まだ使える数。 */
  left: number;
};

/** 残りの数と、作ること。前のものがあれば、使えなくなることを確かめてから作り直す。 */
export function RecoveryCodes({ left, onMakeRecoveryCodes, ...acts }: RecoveryCodesProps) {
  const { formatMessage } = useIntl();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [asks, setAsks] = useState(false);
  const { busy, failure, send } = useSending();
  const make = async () => setCodes(await onMakeRecoveryCodes());

  return (
    <Section>
      <Title>{formatMessage(recoveryText.title)}</Title>
      {left === 0 ? (
        <Banner tone="w">{formatMessage(recoveryText.missing)}</Banner>
      ) : (
        <>
          <Note>{formatMessage(recoveryText.help)}</Note>
          <p>{formatMessage(recoveryValueText.left, { count: left })}</p>
        </>
      )}
      <FailureBanner failure={failure} />
      {left === 0 ? (
        <Button busy={busy} onClick={() => void send(make)}>
          {formatMessage(busy ? recoveryText.making : recoveryText.make)}
        </Button>
      ) : (
        <Button onClick={() => setAsks(true)}>{formatMessage(recoveryText.renew)}</Button>
      )}
      {asks && <RenewDialog onMake={make} onClose={() => setAsks(false)} />}
      {codes && <RecoveryCodesModal {...acts} codes={codes} onClose={() => setCodes(null)} />}
    </Section>
  );
}

function RenewDialog({ onMake, onClose }: { onMake: () => Promise<void>; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const sending = useConfirmedSending(onMake, onClose);

  return (
    <ConfirmDialog
      title={formatMessage(recoveryText.renewAsk)}
      confirm={{ label: formatMessage(recoveryText.renewConfirm) }}
      {...sending}
      onClose={onClose}
    >
      <p>{formatMessage(recoveryText.renewAfter)}</p>
    </ConfirmDialog>
  );
}

const Section = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token("sp-2")};
  padding: ${token("sp-3")} ${token("sp-4")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Title = styled.h3`
  font-size: ${token("fs-label")};
`;
