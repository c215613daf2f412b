import { type ReactNode, useId, useLayoutEffect } from "react";
import { useIntl } from "react-intl";
import { overlayText } from "../../copy/frame/overlay.ts";
import { Banner } from "../Banner/Banner.tsx";
import { Button } from "../Button/Button.tsx";
import { Dialog, type DialogProps } from "../Dialog/Dialog.tsx";
import { DialogFrame } from "../Dialog/DialogFrame.tsx";
import type { IconPath } from "../Icon/Icon.tsx";
import { ignoreSecondPress } from "./ignoreSecondPress.ts";

export type ConfirmTone = "normal" | "danger";
export type ConfirmDialogProps = Omit<
  DialogProps,
  "place" | "size" | "tone" | "title" | "role" | "aria-labelledby" | "aria-describedby"
> & {
  /** 何を、いくつ、どうするのか。「増田 碧さんをチームから削除しますか？」 */
  title: string;
  /** するとどうなるか、戻せるのか。 */
  children?: ReactNode;
  /** する方のボタン。言葉は動詞、数も入れる。 */
  confirm: { label: string; icon?: IconPath };
  /** やめる方のボタン。なければ「キャンセル」。 */
  cancelLabel?: string;
  tone?: ConfirmTone;
  /** 送信中。閉じることも、もう一度押すこともできない。 */
  busy?: boolean;
  /** できなかったときの一文。ダイアログは開いたまま、もう一度押せる。 */
  failure?: string | undefined;
  onConfirm: () => void;
};

/** 取り返しのつきにくいことの前に、対象の名前と数を言って確かめる。はじめのフォーカスはやめる方にある。 */
export function ConfirmDialog({
  title,
  confirm,
  cancelLabel,
  tone = "normal",
  busy = false,
  failure,
  onConfirm,
  onClose,
  children,
  ...rest
}: ConfirmDialogProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const textId = useId();
  // Before the next press: passive effects come later.
  useLayoutEffect(() => ignoreSecondPress, []);

  const handleClose = () => {
    if (!busy) onClose();
  };

  return (
    <Dialog
      {...rest}
      place="center"
      size="s"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={children ? textId : undefined}
      onClose={handleClose}
    >
      <DialogFrame
        look="modal"
        title={title}
        titleId={titleId}
        onClose={handleClose}
        footer={
          <>
            <Button data-autofocus="" aria-disabled={busy || undefined} onClick={handleClose}>
              {cancelLabel ?? formatMessage(overlayText.cancel)}
            </Button>
            <Button
              variant={tone === "danger" ? "danger" : "primary"}
              icon={confirm.icon}
              busy={busy}
              onClick={onConfirm}
            >
              {confirm.label}
            </Button>
          </>
        }
      >
        {children && <div id={textId}>{children}</div>}
        {failure && <Banner tone="d">{failure}</Banner>}
      </DialogFrame>
    </Dialog>
  );
}
