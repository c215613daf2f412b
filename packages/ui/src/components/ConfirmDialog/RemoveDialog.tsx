import { useSending } from "../../state/useSending.ts";
import { useFailureSentence } from "../Banner/useFailureSentence.ts";
import { trashIcon } from "../Icon/icons.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

export type RemoveDialogProps = {
  title: string;
  confirmLabel: string;
  /** 何が消えるか。 */
  children: string;
  /** 断られたときは `Failure` で reject する。 */
  onRemove: () => Promise<unknown>;
  onClose: () => void;
};

/** 元には戻せない削除を、先に確かめる。 */
export function RemoveDialog({ title, confirmLabel, children, onRemove, onClose }: RemoveDialogProps) {
  const { busy, failure, send } = useSending();

  const handleConfirm = async () => {
    if ("result" in (await send(onRemove))) onClose();
  };

  return (
    <ConfirmDialog
      title={title}
      confirm={{ label: confirmLabel, icon: trashIcon }}
      tone="danger"
      busy={busy}
      failure={useFailureSentence(failure)}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
