import { type MemberDetail, memberName, photoLimits } from "@kyuseki/domain";
import { useEffect, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { editingText } from "../../copy/controls/editing.ts";
import { overlayText } from "../../copy/frame/overlay.ts";
import { photoErrorText, photoText, photoValueText } from "../../copy/team/playerPhoto.ts";
import { useSending } from "../../state/useSending.ts";
import { FailureBanner } from "../Banner/FailureBanner.tsx";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { RemoveDialog } from "../ConfirmDialog/RemoveDialog.tsx";
import { FieldError } from "../Field/FieldError.tsx";
import { refreshIcon } from "../Icon/icons.ts";
import { CropStage } from "../LogoField/CropStage.tsx";
import { type Area, choosePicture, cutOut, type Picture, type PictureCause } from "../LogoField/picture.ts";
import { Modal } from "../Modal/Modal.tsx";
import { CurrentPhoto } from "./CurrentPhoto.tsx";

export type PhotoDialogProps = {
  member: Pick<MemberDetail, "first_name" | "last_name" | "photo_consent">;
  /** いまの写真の URL。 */
  src: string | null;
  /** 保護者の同意を確かめた、正方形の写真。断られても、選んだ写真は残り、もう一度送れる。 */
  onSave: (photo: Blob) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
  onClose: () => void;
};

/** 選手の写真を選び、切り抜き、保護者の同意を確かめて保存する。差し替えることも、外すこともできる。 */
export function PhotoDialog({ member, src, onSave, onRemove, onClose }: PhotoDialogProps) {
  const { formatMessage } = useIntl();
  const consentErrorId = useId();
  const area = useRef<Area>(undefined);
  const [picture, setPicture] = useState<Picture>();
  const [fieldError, setFieldError] = useState<PictureCause>();
  const [isOpening, setOpening] = useState(false);
  const [hasConsent, setConsent] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const { busy, failure, send, forget } = useSending();
  const name = memberName(member);
  const noConsent = isPressed && !hasConsent;

  useEffect(() => () => picture?.bitmap.close(), [picture]);

  const handleChoose = async (files: readonly File[]) => {
    setOpening(true);
    const chosen = await choosePicture(files, photoLimits.chosenMaxBytes);
    setOpening(false);
    setFieldError(typeof chosen === "string" ? chosen : undefined);
    if (typeof chosen === "string") return;
    forget();
    setPicture(chosen);
  };
  const handleSave = async () => {
    setPressed(true);
    const chosen = area.current;
    if (!picture || !chosen || !hasConsent) return;
    const answer = await send(async () => onSave(await cutOut(picture, chosen)));
    if ("result" in answer) onClose();
  };
  const handleClose = () => {
    if (!busy) onClose();
  };

  return (
    <Modal
      title={formatMessage(photoValueText.title, { name })}
      size="s"
      onClose={handleClose}
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={handleClose}>
            {formatMessage(picture ? overlayText.cancel : overlayText.close)}
          </Button>
          {picture && (
            <Button variant="primary" icon={failure ? refreshIcon : undefined} busy={busy} onClick={handleSave}>
              {formatMessage(busy ? editingText.saving : failure ? photoText.saveAgain : photoText.save)}
            </Button>
          )}
        </>
      }
    >
      {picture ? (
        <>
          <CropStage
            key={picture.preview}
            src={picture.preview}
            onChange={(chosen) => {
              area.current = chosen;
            }}
          />
          <div>
            <Checkbox
              label={formatMessage(photoText.consent)}
              help={formatMessage(photoText.consentHelp)}
              checked={hasConsent}
              aria-invalid={noConsent || undefined}
              aria-describedby={noConsent ? consentErrorId : undefined}
              onChange={({ target }) => setConsent(target.checked)}
            />
            <FieldError id={consentErrorId}>{noConsent ? formatMessage(photoText.noConsent) : undefined}</FieldError>
          </div>
        </>
      ) : (
        <CurrentPhoto
          name={name}
          src={src}
          consent={member.photo_consent}
          fieldError={fieldError && formatMessage(photoErrorText[fieldError])}
          busy={isOpening}
          onChoose={handleChoose}
          onRemove={() => setRemoving(true)}
        />
      )}
      <FailureBanner failure={failure} own={{ invalid: failure?.fields?.photo ?? failure?.fields?.consent }} />
      {isRemoving && (
        <RemoveDialog
          title={formatMessage(photoValueText.removeAsk, { name })}
          confirmLabel={formatMessage(photoText.removeNow)}
          onRemove={onRemove}
          onClose={() => setRemoving(false)}
        >
          {formatMessage(photoText.removeResult)}
        </RemoveDialog>
      )}
    </Modal>
  );
}
