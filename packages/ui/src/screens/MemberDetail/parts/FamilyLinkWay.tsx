import { useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import type { FamilyLinkDialogProps } from "../../../components/FamilyLinkDialog/FamilyLinkDialog.tsx";
import { qrIcon } from "../../../components/Icon/icons.ts";
import { memberDetailText } from "../../../copy/members/memberDetail.ts";
import { type LoadPart, usePart } from "../../../state/usePart.ts";

export type FamilyLinkWayProps = {
  family: Omit<FamilyLinkDialogProps, "names" | "onClose">;
  /** 選手の姓名。 */
  name: string;
  loadPart: LoadPart;
};

/** この選手の家族にリンクを渡す。 */
export function FamilyLinkWay({ family, name, loadPart }: FamilyLinkWayProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const handleClose = () => setOpen(false);
  const FamilyLinkDialog = usePart(isOpen, { load: loadPart, fetchPart, onMissing: handleClose });

  return (
    <>
      <Button size="s" icon={qrIcon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {formatMessage(memberDetailText.familyPage)}
      </Button>
      {FamilyLinkDialog && <FamilyLinkDialog {...family} names={[name]} onClose={handleClose} />}
    </>
  );
}

const fetchPart = async () =>
  (await import("../../../components/FamilyLinkDialog/FamilyLinkDialog.tsx")).FamilyLinkDialog;
