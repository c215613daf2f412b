import { useState } from "react";
import { useIntl } from "react-intl";
import { rosterText, rosterValueText } from "../../copy/account/account.ts";
import { overlayText } from "../../copy/frame/overlay.ts";
import { Note } from "../../layout/Text/Note.ts";
import { Banner } from "../Banner/Banner.tsx";
import { Button } from "../Button/Button.tsx";
import { checkIcon, copyIcon } from "../Icon/icons.ts";
import { Modal } from "../Modal/Modal.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { untilText } from "./untilText.ts";

type HandedLinkModalProps = {
  title: string;
  /** リンクの欄の名前。 */
  label: string;
  url: string;
  /** ISO 8601。 */
  expiresAt: string;
  onCopy: (text: string) => Promise<void>;
  onClose: () => void;
  /** だれに渡すのか、もう送ったのか。 */
  children: string;
};

/** 人に渡すリンク。見られるのは一度だけなので、選ばれた状態で開く。 */
export function HandedLinkModal({ title, label, url, expiresAt, onCopy, onClose, children }: HandedLinkModalProps) {
  const { formatMessage } = useIntl();
  const [copy, setCopy] = useState<"none" | "done" | "failed">("none");
  const handleCopy = () => {
    onCopy(url).then(
      () => setCopy("done"),
      () => setCopy("failed"),
    );
  };

  return (
    <Modal
      size="s"
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{formatMessage(overlayText.close)}</Button>
          <Button variant="primary" icon={copy === "done" ? checkIcon : copyIcon} onClick={handleCopy}>
            {formatMessage(copy === "done" ? rosterText.copied : rosterText.copy)}
          </Button>
          {/* Inside the button it would become part of the button's name. */}
          <VisuallyHidden role="status">{copy === "done" && formatMessage(rosterText.copied)}</VisuallyHidden>
        </>
      }
      onClose={onClose}
    >
      <p>{children}</p>
      <TextField
        label={label}
        help={formatMessage(rosterValueText.until, { at: untilText(expiresAt) })}
        data-autofocus=""
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      {copy === "failed" && <Banner tone="d">{formatMessage(rosterText.copyFailed)}</Banner>}
      <Note>{formatMessage(rosterText.once)}</Note>
    </Modal>
  );
}
