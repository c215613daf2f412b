import { type Member, memberName } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { useConfirmedSending } from "../../../components/ConfirmDialog/useConfirmedSending.ts";
import { downloadIcon, logoutIcon, moreIcon, trashIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Menu } from "../../../components/Menu/Menu.tsx";
import type { MenuEntry } from "../../../components/Menu/menuItem.ts";
import { memberActionText, memberConfirmText, memberForbiddenText } from "../../../copy/members/memberActions.ts";
import { memberDetailText, memberDetailValueText } from "../../../copy/members/memberDetail.ts";

export type MemberMenuProps = {
  member: Member;
  isManager: boolean;
  /** 断られたときは `Failure` で reject する。 */
  onArchive: () => Promise<unknown>;
  onExport: () => void;
  onErase: () => Promise<unknown>;
};

/** 監督だけの操作。コーチには、できない理由とともに残る（D-5）。 */
export function MemberMenu({ member, isManager, onArchive, onExport, onErase }: MemberMenuProps) {
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState<"archive" | "erase" | null>(null);
  const name = memberName(member);
  const label = formatMessage(memberDetailValueText.more, { name });
  const entry = (id: keyof typeof looks, onAction: () => void): MenuEntry => {
    const said = { id, label: formatMessage(labels[id]), ...looks[id] };
    return isManager ? { ...said, onAction } : { ...said, forbidden: formatMessage(memberForbiddenText.managerOnly) };
  };

  return (
    <>
      <Menu
        label={label}
        heading={name}
        trigger={(props) => <IconButton {...props} icon={moreIcon} label={label} />}
        groups={[
          {
            id: "keep",
            items: [
              entry("export", onExport),
              ...(member.state === "active" ? [entry("archive", () => setAsking("archive"))] : []),
            ],
          },
          { id: "lose", items: [entry("erase", () => setAsking("erase"))] },
        ]}
      />
      {asking === "archive" && <ArchiveDialog name={name} onArchive={onArchive} onClose={() => setAsking(null)} />}
      {asking === "erase" && <EraseDialog name={name} onErase={onErase} onClose={() => setAsking(null)} />}
    </>
  );
}

type ArchiveDialogProps = { name: string; onArchive: () => Promise<unknown>; onClose: () => void };

/** 退団にする前に。 */
function ArchiveDialog({ name, onArchive, onClose }: ArchiveDialogProps) {
  const { formatMessage } = useIntl();
  const sending = useConfirmedSending(onArchive, onClose);

  return (
    <ConfirmDialog
      title={formatMessage(memberDetailValueText.archive, { name })}
      confirm={{ label: formatMessage(memberActionText.leave) }}
      {...sending}
      onClose={onClose}
    >
      {formatMessage(memberConfirmText.leave)}
    </ConfirmDialog>
  );
}

type EraseDialogProps = {
  name: string;
  /** 済めば、親がこの一人を閉じる。 */
  onErase: () => Promise<unknown>;
  onClose: () => void;
};

/** 戻せないので、印を付けるまで消去しない（P3）。 */
function EraseDialog({ name, onErase, onClose }: EraseDialogProps) {
  const { formatMessage } = useIntl();
  const [isSure, setSure] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const { busy, failure: refused, onConfirm } = useConfirmedSending(onErase);
  const unsure = isPressed && !isSure ? formatMessage(memberDetailText.eraseUnconfirmed) : undefined;

  const handleConfirm = () => {
    setPressed(true);
    if (isSure) onConfirm();
  };

  return (
    <ConfirmDialog
      tone="danger"
      title={formatMessage(memberDetailValueText.erase, { name })}
      confirm={{ label: formatMessage(memberDetailText.eraseNow), icon: trashIcon }}
      busy={busy}
      failure={unsure ?? refused}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{formatMessage(memberDetailText.eraseResult)}</p>
      <Checkbox
        label={formatMessage(memberDetailText.eraseConsent)}
        checked={isSure}
        aria-invalid={unsure ? true : undefined}
        onChange={({ target }) => setSure(target.checked)}
      />
    </ConfirmDialog>
  );
}

const labels = {
  export: memberDetailText.export,
  archive: memberActionText.leave,
  erase: memberDetailText.erase,
} as const;

const looks = {
  export: { icon: downloadIcon },
  archive: { icon: logoutIcon },
  erase: { icon: trashIcon, tone: "danger" },
} as const;
