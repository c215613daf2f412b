import { logoTypes, type MemberDetail } from "@kyuseki/domain";
import { useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { photoText, photoValueText } from "../../copy/team/playerPhoto.ts";
import { dayOf, fullDate, momentOf } from "../../format/date.ts";
import { Note } from "../../layout/Text/Note.ts";
import { token } from "../../tokens/theme.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Button } from "../Button/Button.tsx";
import { FieldError } from "../Field/FieldError.tsx";
import { FieldHelp } from "../Field/FieldHelp.tsx";
import { FileButton } from "../FileDrop/FileButton.tsx";
import { uploadIcon } from "../Icon/icons.ts";

export type CurrentPhotoProps = {
  name: string;
  src: string | null;
  consent: MemberDetail["photo_consent"];
  fieldError: string | undefined;
  busy: boolean;
  onChoose: (files: readonly File[]) => void;
  onRemove: () => void;
};

/** いまの写真と、誰が同意を確かめたか。選び直すか、外す。 */
export function CurrentPhoto({ name, src, consent, fieldError, busy, onChoose, onRemove }: CurrentPhotoProps) {
  const { formatMessage } = useIntl();
  const errorId = useId();
  const helpId = useId();

  return (
    <>
      <Face>
        <Avatar name={name} src={src} shape="square" size="xl" />
      </Face>
      {src && consent && <Note>{consentWords()}</Note>}
      <div>
        <Actions>
          <FileButton
            icon={uploadIcon}
            accept={logoTypes}
            busy={busy}
            aria-describedby={`${errorId} ${helpId}`}
            onChoose={onChoose}
          >
            {formatMessage(src ? photoText.another : photoText.choose)}
          </FileButton>
          {src && (
            <Remove variant="ghost" onClick={onRemove}>
              {formatMessage(photoText.remove)}
            </Remove>
          )}
        </Actions>
        <FieldError id={errorId}>{fieldError}</FieldError>
        <FieldHelp id={helpId}>{formatMessage(photoText.help)}</FieldHelp>
      </div>
      <Note>{formatMessage(photoText.audience)}</Note>
    </>
  );

  function consentWords() {
    if (!consent) return "";
    const day = fullDate(dayOf(momentOf(consent.at)));
    return consent.by === null
      ? formatMessage(photoValueText.consentAt, { day })
      : formatMessage(photoValueText.consentBy, { name: consent.by, day });
  }
}

const Face = styled.div`
  display: grid;
  justify-items: center;

  & > [data-shape][data-size] {
    width: calc(4 * ${token("avatar-l")});
    height: calc(4 * ${token("avatar-l")});
    border-radius: ${token("r-m")};
    font-size: ${token("fs-h1")};
  }
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
