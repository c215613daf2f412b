import { type Member, type MemberDetail, memberName } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { type PhotosSrc, photoSrc } from "../../../components/Avatar/photoSrc.ts";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { editIcon, plusIcon } from "../../../components/Icon/icons.ts";
import { memberDetailValueText } from "../../../copy/members/memberDetail.ts";
import { type LoadPart, usePart } from "../../../state/usePart.ts";
import { token } from "../../../tokens/theme.ts";

export type MemberPhotoProps = {
  member: Member;
  detail: MemberDetail | null;
  /** 写真を使わないチームでは null。 */
  photos: {
    src: PhotosSrc;
    /** 断られたときは `Failure` で reject する。 */
    onSave: (photo: Blob) => Promise<unknown>;
    onRemove: () => Promise<unknown>;
  } | null;
  loadPart: LoadPart;
};

/** 選手の顔の目印。写真を使うチームでは、押すと写真を付けたり、外したりできる。 */
export function MemberPhoto({ member, detail, photos, loadPart }: MemberPhotoProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const handleClose = () => setOpen(false);
  const PhotoDialog = usePart(isOpen, { load: loadPart, fetchPart, onMissing: handleClose });
  const name = memberName(member);
  const src = photoSrc(photos?.src, member);
  const avatar = <Avatar name={name} src={src} size="xl" />;

  if (!photos || !detail || member.state !== "active") return avatar;
  return (
    <>
      <Face
        type="button"
        aria-haspopup="dialog"
        aria-label={formatMessage(src ? memberDetailValueText.changePhoto : memberDetailValueText.addPhoto, { name })}
        onClick={() => setOpen(true)}
      >
        {avatar}
        <Badge>
          <Icon path={src ? editIcon : plusIcon} size="s" />
        </Badge>
      </Face>
      {PhotoDialog && (
        <PhotoDialog
          member={detail}
          src={src}
          onSave={photos.onSave}
          onRemove={photos.onRemove}
          onClose={handleClose}
        />
      )}
    </>
  );
}

const fetchPart = async () => (await import("../../../components/PhotoDialog/PhotoDialog.tsx")).PhotoDialog;

const Face = styled.button`
  position: relative;
  display: inline-grid;
  flex: none;
  padding: 0;
  border: 0;
  border-radius: ${token("r-full")};
  background: none;
  cursor: pointer;
`;

const Badge = styled.span`
  position: absolute;
  inset-block-end: calc(-1 * ${token("sp-1")});
  inset-inline-end: calc(-1 * ${token("sp-1")});
  display: inline-grid;
  place-items: center;
  padding: ${token("sp-1")};
  border: ${token("hairline")} solid ${token("line-2")};
  border-radius: ${token("r-full")};
  background: ${token("surface")};
  color: ${token("ink-2")};
`;
