import { type ReactNode, useId } from "react";
import { Dialog, type DialogProps } from "../Dialog/Dialog.tsx";
import { DialogFrame } from "../Dialog/DialogFrame.tsx";

export type ModalProps = Omit<DialogProps, "place" | "title" | "aria-labelledby" | "aria-label"> & {
  title: string;
  /** 見出しの右に添えるもの（手順の位置など）。 */
  aside?: ReactNode;
  /** もどる・送信するなどの行動。スマートフォンでは同じ幅で横に並ぶ。 */
  footer?: ReactNode;
};

/**
 * 画面の上に重ねる一枚。スマートフォンでは下から出るシートになる。
 * 書きかけを守るときは、親が `onClose` を受けて確かめてから外す。
 */
export function Modal({ title, aside, footer, onClose, children, ...rest }: ModalProps) {
  const titleId = useId();

  return (
    <Dialog {...rest} place="center" aria-labelledby={titleId} onClose={onClose}>
      <DialogFrame look="modal" title={title} titleId={titleId} aside={aside} footer={footer} onClose={onClose}>
        {children}
      </DialogFrame>
    </Dialog>
  );
}
