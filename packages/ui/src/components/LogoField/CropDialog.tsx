import { useRef } from "react";
import { useIntl } from "react-intl";
import { editingText } from "../../copy/controls/editing.ts";
import { overlayText } from "../../copy/frame/overlay.ts";
import { logoText } from "../../copy/team/logo.ts";
import { useSending } from "../../state/useSending.ts";
import { Banner } from "../Banner/Banner.tsx";
import { FailureBanner } from "../Banner/FailureBanner.tsx";
import { Button } from "../Button/Button.tsx";
import { refreshIcon } from "../Icon/icons.ts";
import { Modal } from "../Modal/Modal.tsx";
import { CropStage } from "./CropStage.tsx";
import { type Area, cutOut, type Picture } from "./picture.ts";

export type CropDialogProps = {
  picture: Picture;
  onSave: (logo: Blob) => Promise<unknown>;
  onClose: () => void;
};

/** 正方形に切り抜いて送る。断られても、画像も切り抜きもそのままで、もう一度送れる。 */
export function CropDialog({ picture, onSave, onClose }: CropDialogProps) {
  const { formatMessage } = useIntl();
  const area = useRef<Area>(undefined);
  const { busy, failure, send } = useSending();

  const handleSave = async () => {
    const chosen = area.current;
    if (!chosen) return;
    const answer = await send(async () => onSave(await cutOut(picture, chosen)));
    if ("result" in answer) onClose();
  };
  const handleClose = () => {
    if (!busy) onClose();
  };

  return (
    <Modal
      title={formatMessage(logoText.crop)}
      size="s"
      onClose={handleClose}
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={handleClose}>
            {formatMessage(overlayText.cancel)}
          </Button>
          <Button variant="primary" icon={failure ? refreshIcon : undefined} busy={busy} onClick={handleSave}>
            {formatMessage(busy ? editingText.saving : failure ? logoText.saveAgain : logoText.save)}
          </Button>
        </>
      }
    >
      <CropStage
        src={picture.preview}
        onChange={(chosen) => {
          area.current = chosen;
        }}
      />
      {picture.side < blurredBelow && <Banner tone="w">{formatMessage(logoText.small)}</Banner>}
      <FailureBanner failure={failure} own={{ invalid: failure?.fields?.logo }} />
    </Modal>
  );
}

/** Shorter side in pixels. */
const blurredBelow = 128;
