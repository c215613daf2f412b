import { useState } from "react";
import { useIntl } from "react-intl";
import { useFailureSentence } from "../../../components/Banner/useFailureSentence.ts";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { memberDetailText, memberDetailValueText } from "../../../copy/members/memberDetail.ts";
import { useSending } from "../../../state/useSending.ts";

type EraseDialogProps = {
  name: string;
  /** 済めば、親がこの一人を閉じる。 */
  onErase: () => Promise<unknown>;
  onClose: () => void;
};

/** 戻せないので、印を付けるまで消去しない（P3）。 */
export function EraseDialog({ name, onErase, onClose }: EraseDialogProps) {
  const { formatMessage } = useIntl();
  const [isSure, setSure] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const { busy, failure, send } = useSending();
  const refused = useFailureSentence(failure);
  const unsure = isPressed && !isSure ? formatMessage(memberDetailText.eraseUnconfirmed) : undefined;

  const handleConfirm = () => {
    setPressed(true);
    if (isSure) void send(onErase);
  };

  return (
    <ConfirmDialog
      tone="danger"
      title={formatMessage(memberDetailValueText.erase, { name })}
      confirm={{ label: formatMessage(memberDetailText.eraseNow), icon: "trash" }}
      busy={busy}
      failure={unsure ?? refused}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{formatMessage(memberDetailText.eraseResult)}</p>
      <Checkbox
        label={formatMessage(memberDetailText.eraseConsent)}
        checked={isSure}
        aria-invalid={unsure ? true : undefined}
        onChange={({ target }) => setSure(target.checked)}
      />
    </ConfirmDialog>
  );
}
