import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { overlayText } from "../../copy/frame/overlay.ts";
import { Button } from "../Button/Button.tsx";
import { Modal } from "./Modal.tsx";

type FormModalProps = {
  title: string;
  /** 中のフォームの id。 */
  formId: string;
  submit: string;
  busy: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** フォームが一つ入った一枚。送っている間は閉じない。 */
export function FormModal({ title, formId, submit, busy, onClose, children }: FormModalProps) {
  const { formatMessage } = useIntl();
  const handleClose = () => {
    if (!busy) onClose();
  };

  return (
    <Modal
      size="s"
      title={title}
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={handleClose}>
            {formatMessage(overlayText.cancel)}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {submit}
          </Button>
        </>
      }
      onClose={handleClose}
    >
      {children}
    </Modal>
  );
}
