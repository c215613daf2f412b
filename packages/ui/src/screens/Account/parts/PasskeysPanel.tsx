import type { Passkey } from "@kyuseki/domain";
import { useState } from "react";
import { type MessageDescriptor, useIntl } from "react-intl";
import styled from "styled-components";
import { AddPasskey } from "../../../components/AddPasskey/AddPasskey.tsx";
import { DoneBanner } from "../../../components/Banner/DoneBanner.tsx";
import { ListSkeleton } from "../../../components/CoachRoster/ListSkeleton.tsx";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { passkeysText } from "../../../copy/account/passkeys.ts";
import { Note } from "../../../layout/Text/Note.ts";
import { token } from "../../../tokens/theme.ts";
import { PasskeyList } from "./PasskeyList.tsx";
import type { PasskeyActs } from "./passkeys.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { RemovePasskeyDialog } from "./RemovePasskeyDialog.tsx";
import { RenamePasskeyDialog } from "./RenamePasskeyDialog.tsx";
import { SecondFactorSwitch } from "./SecondFactorSwitch.tsx";

export type PasskeysPanelProps = PasskeyActs & { onRetry: () => void };

/** 自分のパスキーと回復コード。 */
export function PasskeysPanel({ passkeys, onRetry, ...acts }: PasskeysPanelProps) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<{ dialog: "rename" | "remove"; passkey: Passkey } | null>(null);
  const [done, setDone] = useState<MessageDescriptor>();
  const own = passkeys.status === "ready" ? passkeys.value : null;
  const count = own?.passkeys.length ?? 0;
  const handleAsk = (dialog: "rename" | "remove") => (passkey: Passkey) => {
    setDone(undefined);
    setAsked({ dialog, passkey });
  };
  const handleDone = (sentence: MessageDescriptor) => {
    setAsked(null);
    setDone(sentence);
  };

  return (
    <Panel flush title={formatMessage(passkeysText.title)}>
      <Inset>
        {done && <DoneBanner key={done.id}>{formatMessage(done)}</DoneBanner>}
        <Note>{formatMessage(own?.required ? passkeysText.required : passkeysText.lead)}</Note>
      </Inset>
      {passkeys.status === "loading" && <ListSkeleton rows={1} />}
      {passkeys.status === "failed" && <ErrorState code={passkeys.code} onRetry={onRetry} />}
      {own && (
        <>
          {count === 0 ? (
            <Inset>
              <p>{formatMessage(passkeysText.none)}</p>
            </Inset>
          ) : (
            <PasskeyList passkeys={own.passkeys} onRename={handleAsk("rename")} onRemove={handleAsk("remove")} />
          )}
          <Section>
            <AddPasskey {...acts} onStart={() => setDone(undefined)} onAdded={() => setDone(passkeysText.added)} />
          </Section>
          {count > 0 && !own.required && <SecondFactorSwitch {...acts} asked={own.asked_at_sign_in} />}
          {count > 0 && <RecoveryCodes {...acts} left={own.recovery_codes} />}
        </>
      )}
      {asked?.dialog === "rename" && (
        <RenamePasskeyDialog
          {...acts}
          passkey={asked.passkey}
          onDone={() => handleDone(passkeysText.renamed)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.dialog === "remove" && (
        <RemovePasskeyDialog
          {...acts}
          passkey={asked.passkey}
          isLast={count === 1}
          onDone={() => handleDone(passkeysText.removed)}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}

const Inset = styled.div`
  display: grid;
  gap: ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-4")} 0;
`;

const Section = styled.div`
  padding: ${token("sp-3")} ${token("sp-4")};
`;
