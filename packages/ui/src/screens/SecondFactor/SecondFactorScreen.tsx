import type { SecondFactorStep } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { AddPasskey, type AddPasskeyProps } from "../../components/AddPasskey/AddPasskey.tsx";
import { AuthLayout } from "../../components/AuthLayout/AuthLayout.tsx";
import { Banner } from "../../components/Banner/Banner.tsx";
import { FailureBanner } from "../../components/Banner/FailureBanner.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { shieldIcon, swapIcon } from "../../components/Icon/icons.ts";
import {
  RecoveryCodesModal,
  type RecoveryCodesModalProps,
} from "../../components/RecoveryCodesModal/RecoveryCodesModal.tsx";
import { passkeysText, proofText, recoveryText, secondFactorGateText } from "../../copy/account/passkeys.ts";
import { shellText } from "../../copy/frame/shell.ts";
import { Note } from "../../layout/Text/Note.ts";
import { useSending } from "../../state/useSending.ts";

export type SecondFactorScreenProps = Pick<AddPasskeyProps, "canAddPasskey" | "onAddPasskey"> &
  Pick<RecoveryCodesModalProps, "onCopy" | "onPrint"> & {
    /** パスキーがまだないか、あるのにこの端末でまだ見せていないか。 */
    step: SecondFactorStep;
    /** どれも、断られたときは `Failure` で reject する。 */
    onConfirm: () => Promise<"proven" | "cancelled">;
    onMakeRecoveryCodes: () => Promise<readonly string[]>;
    /** 済んだ。もとの行き先へ進む。 */
    onGoOn: () => Promise<void>;
    /** ほかにも開けるチームがあるとき。 */
    onSwitchTeam?: (() => void) | undefined;
    onSignOut: () => void;
  };

/** チームがパスキーを求めているとき、ほかのどの画面よりも前に開く。 */
export function SecondFactorScreen(props: SecondFactorScreenProps) {
  const { formatMessage } = useIntl();
  const [isAdded, setIsAdded] = useState(false);
  const signOut = (
    <Button variant="ghost" wide onClick={props.onSignOut}>
      {formatMessage(secondFactorGateText.signOut)}
    </Button>
  );

  const page = isAdded ? "added" : props.step;

  // One frame for all: the heading of what replaces something else gets the focus.
  return (
    <AuthLayout title={formatMessage(titles[page])} lead={formatMessage(leads[page])}>
      {page === "added" && <Added {...props} />}
      {page === "confirm" &&
        (props.canAddPasskey ? <Confirm {...props} /> : <Note>{formatMessage(passkeysText.unsupported)}</Note>)}
      {page === "set_up" && (
        <>
          <AddPasskey {...props} onAdded={() => setIsAdded(true)} />
          <Note>{formatMessage(secondFactorGateText.ask)}</Note>
        </>
      )}
      {page !== "added" && props.onSwitchTeam && (
        <Button variant="ghost" icon={swapIcon} wide onClick={props.onSwitchTeam}>
          {formatMessage(shellText.switchTeam)}
        </Button>
      )}
      {page !== "added" && signOut}
    </AuthLayout>
  );
}

const titles = {
  set_up: secondFactorGateText.setUp,
  confirm: secondFactorGateText.confirm,
  added: secondFactorGateText.added,
} as const;
const leads = {
  set_up: secondFactorGateText.setUpLead,
  confirm: secondFactorGateText.confirmLead,
  added: secondFactorGateText.addedLead,
} as const;

function Confirm({ onConfirm, onGoOn }: Pick<SecondFactorScreenProps, "onConfirm" | "onGoOn">) {
  const { formatMessage } = useIntl();
  const [isCancelled, setIsCancelled] = useState(false);
  const { busy, failure, send } = useSending();
  const handleConfirm = async () => {
    setIsCancelled(false);
    const answer = await send(async () => {
      const outcome = await onConfirm();
      if (outcome === "proven") await onGoOn();
      return outcome;
    });
    setIsCancelled("result" in answer && answer.result === "cancelled");
  };

  return (
    <>
      {isCancelled && <Banner tone="d">{formatMessage(proofText.cancelled)}</Banner>}
      <FailureBanner failure={failure} />
      <Button variant="primary" size="l" icon={shieldIcon} wide busy={busy} onClick={() => void handleConfirm()}>
        {formatMessage(busy ? proofText.busy : proofText.byPasskey)}
      </Button>
    </>
  );
}

type AddedProps = Pick<SecondFactorScreenProps, "onMakeRecoveryCodes" | "onGoOn" | "onCopy" | "onPrint">;

function Added({ onMakeRecoveryCodes, onGoOn, ...acts }: AddedProps) {
  const { formatMessage } = useIntl();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const making = useSending();
  const leaving = useSending();

  return (
    <>
      <FailureBanner failure={making.failure ?? leaving.failure} />
      <Button
        size="l"
        wide
        busy={making.busy}
        onClick={() => void making.send(async () => setCodes(await onMakeRecoveryCodes()))}
      >
        {formatMessage(making.busy ? recoveryText.making : recoveryText.make)}
      </Button>
      <Button variant="primary" size="l" wide busy={leaving.busy} onClick={() => void leaving.send(onGoOn)}>
        {formatMessage(secondFactorGateText.goOn)}
      </Button>
      {codes && <RecoveryCodesModal {...acts} codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}
