import { logoLimits, logoTypes } from "@kyuseki/domain";
import { type ComponentType, useId, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { logoErrorText, logoText } from "../../copy/team/logo.ts";
import { token } from "../../tokens/theme.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Button } from "../Button/Button.tsx";
import { RemoveDialog } from "../ConfirmDialog/RemoveDialog.tsx";
import { FieldError } from "../Field/FieldError.tsx";
import { FieldHelp } from "../Field/FieldHelp.tsx";
import { FileButton } from "../FileDrop/FileButton.tsx";
import { uploadIcon } from "../Icon/icons.ts";
import type { CropDialogProps } from "./CropDialog.tsx";
import { choosePicture, type Picture } from "./picture.ts";

export type LogoFieldProps = {
  /** チームの名前。ロゴがなければ、はじめの一文字を出す。 */
  name: string;
  /** いまのロゴの URL。 */
  src: string | null;
  /** 見るだけ。理由は画面が言う。 */
  disabled?: boolean;
  /** 512px の正方形（PNG か WebP）。断られたら、選んだ画像は残り、もう一度送れる。 */
  onSave: (logo: Blob) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
};

/** チームのロゴ。選んで、正方形に切り抜いて、保存する。 */
export function LogoField({ name, src, disabled = false, onSave, onRemove }: LogoFieldProps) {
  const { formatMessage } = useIntl();
  const errorId = useId();
  const helpId = useId();
  const [fieldError, setFieldError] = useState<keyof typeof logoErrorText>();
  const [isOpening, setOpening] = useState(false);
  const [cropping, setCropping] = useState<{ picture: Picture; CropDialog: ComponentType<CropDialogProps> }>();
  const [isRemoving, setRemoving] = useState(false);

  const handleChoose = async (files: readonly File[]) => {
    setOpening(true);
    const result = await readyToCrop(files);
    setOpening(false);
    setFieldError(typeof result === "string" ? result : undefined);
    if (typeof result !== "string") setCropping(result);
  };
  const handleDone = () => {
    cropping?.picture.bitmap.close();
    setCropping(undefined);
  };

  return (
    <Row role="group" aria-label={formatMessage(logoText.field)}>
      <Avatar name={name} src={src} kind="coach" shape="square" size="xl" />
      {!disabled && (
        <Choices>
          <Actions>
            <FileButton
              size="s"
              icon={uploadIcon}
              accept={logoTypes}
              busy={isOpening}
              aria-describedby={`${errorId} ${helpId}`}
              onChoose={handleChoose}
            >
              {formatMessage(src ? logoText.change : logoText.choose)}
            </FileButton>
            {src && (
              <Remove size="s" variant="ghost" onClick={() => setRemoving(true)}>
                {formatMessage(logoText.remove)}
              </Remove>
            )}
          </Actions>
          <FieldError id={errorId}>{fieldError && formatMessage(logoErrorText[fieldError])}</FieldError>
          <FieldHelp id={helpId}>{formatMessage(logoText.help)}</FieldHelp>
        </Choices>
      )}
      {cropping && <cropping.CropDialog picture={cropping.picture} onSave={onSave} onClose={handleDone} />}
      {isRemoving && (
        <RemoveDialog
          title={formatMessage(logoText.removeTitle)}
          confirmLabel={formatMessage(logoText.removeNow)}
          onRemove={onRemove}
          onClose={() => setRemoving(false)}
        >
          {formatMessage(logoText.removeResult)}
        </RemoveDialog>
      )}
    </Row>
  );
}

/** The picture with its cropper, or why it cannot be cropped. */
async function readyToCrop(files: readonly File[]) {
  const dialog = import("./CropDialog.tsx").catch(() => undefined);
  const picture = await choosePicture(files, logoLimits.maxBytes);
  if (typeof picture === "string") return picture;
  const loaded = await dialog;
  return loaded ? { picture, CropDialog: loaded.CropDialog } : "offline";
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};

  & > [data-shape][data-size] {
    width: calc(2 * ${token("avatar-l")});
    height: calc(2 * ${token("avatar-l")});
    border-radius: ${token("r-m")};
    font-size: ${token("fs-h1")};
  }
`;

const Choices = styled.div`
  min-width: 0;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;

const Remove = styled(Button)`
  &[data-variant] {
    color: ${token("danger")};
  }
  &[data-variant]:hover {
    background: ${token("danger-soft")};
  }
`;
