import { type Member, memberName } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Menu } from "../../../components/Menu/Menu.tsx";
import type { MenuEntry } from "../../../components/Menu/menuItem.ts";
import { memberActionText, memberForbiddenText } from "../../../copy/members/memberActions.ts";
import { memberDetailText, memberDetailValueText } from "../../../copy/members/memberDetail.ts";
import { ArchiveDialog } from "./ArchiveDialog.tsx";
import { EraseDialog } from "./EraseDialog.tsx";

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
        trigger={(props) => <IconButton {...props} icon="more" label={label} />}
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

const labels = {
  export: memberDetailText.export,
  archive: memberActionText.leave,
  erase: memberDetailText.erase,
} as const;

const looks = {
  export: { icon: "download" },
  archive: { icon: "logout" },
  erase: { icon: "trash", tone: "danger" },
} as const;
