import { analyzerUsage, type Member } from "@kyuseki/domain";
import { useEffect, useEffectEvent, useRef } from "react";
import { type IntlShape, useIntl } from "react-intl";
import type { IconPath } from "../../../../components/Icon/Icon.tsx";
import {
  checkIcon,
  closeIcon,
  editIcon,
  logoutIcon,
  noteIcon,
  pauseIcon,
  playerSearchIcon,
  playIcon,
  trashIcon,
  undoIcon,
  userIcon,
  userPlusIcon,
} from "../../../../components/Icon/icons.ts";
import { MenuSurface } from "../../../../components/Menu/MenuSurface.tsx";
import type { MenuEntry, MenuGroup } from "../../../../components/Menu/menuItem.ts";
import type { PopupEntry } from "../../../../components/Menu/usePopup.ts";
import { PersonCell } from "../../../../components/PersonCell/PersonCell.tsx";
import { memberActionText, memberForbiddenText } from "../../../../copy/members/memberActions.ts";
import { memberColumnText, memberListValueText } from "../../../../copy/members/memberList.ts";
import { analyzerUsageText } from "../../../../copy/members/person.ts";
import type { MemberRow } from "../memberRows.ts";
import type { Team } from "../team.ts";
import { linkActions, type MemberAction } from "./memberAction.ts";

export type MemberMenuProps = {
  row: MemberRow;
  team: Team;
  /** 開いたボタン。 */
  trigger: HTMLButtonElement;
  entry: PopupEntry;
  /** 閉じて、ボタンにフォーカスが戻ってから届く。 */
  onAct: (action: MemberAction) => void;
  onClose: () => void;
};

/** 開いている行の、その他の操作。 */
export function MemberMenu({ row, team, trigger, entry, onAct, onClose }: MemberMenuProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { member, name } = row;

  const triggerRef = useRef(trigger);
  const chosen = useRef<MemberAction>(undefined);
  const handleGone = useEffectEvent(onAct);

  // Runs the action after the menu has closed, so that a dialog it opens returns the focus to the row's button.
  useEffect(() => {
    trigger.setAttribute("aria-expanded", "true");
    return () => {
      trigger.removeAttribute("aria-expanded");
      if (!chosen.current) return;
      trigger.focus();
      handleGone(chosen.current);
    };
  }, [trigger]);

  const handleChoose = (action: MemberAction) => {
    chosen.current = action;
  };
  const detail = formatMessage(memberListValueText.serviceStatus, {
    service: formatMessage(memberColumnText.analyzer),
    status: formatMessage(analyzerUsageText[analyzerUsage(member)]),
  });
  return (
    <MenuSurface
      label={formatMessage(memberListValueText.moreOf, { name })}
      heading={<PersonCell name={name} grade={member.grade} detail={team.analyzerAvailable ? detail : undefined} />}
      groups={memberMenuGroups(intl, member, team, handleChoose)}
      entry={entry}
      triggerRef={triggerRef}
      onChoose={({ onAction }) => onAction?.()}
      onClose={onClose}
    />
  );
}

type Act = (action: MemberAction) => void;

/** Allowed changes first, then forbidden ones with their reason, leaving and deleting last (EN-8, D-5). */
function memberMenuGroups(intl: IntlShape, member: Member, team: Team, onAct: Act): readonly MenuGroup[] {
  const say = (id: keyof typeof memberActionText) => intl.formatMessage(memberActionText[id]);
  const link = (id: keyof typeof memberActionText, icon: IconPath, href: string): MenuEntry => ({
    id,
    label: say(id),
    icon,
    href,
  });
  const action = (id: MemberAction): MenuEntry => ({ id, label: say(id), icon: icons[id], onAction: () => onAct(id) });
  const forbidden = (id: MemberAction, reason: keyof typeof memberForbiddenText): MenuEntry => ({
    id,
    label: say(id),
    icon: icons[id],
    forbidden: intl.formatMessage(memberForbiddenText[reason]),
  });
  const ofManager = (id: "leave" | "reinstate" | "delete"): MenuEntry =>
    team.isManager ? { ...action(id), ...(id === "delete" && danger) } : forbidden(id, "managerOnly");

  const see = [
    ...(team.analyzerAvailable ? [link("report", playerSearchIcon, `/nextshot/report/${member.id}`)] : []),
    link("note", noteIcon, `/note/note-list/${member.id}`),
  ];
  const edit = link("edit", editIcon, `/member-list/${member.id}?edit=1`);
  switch (member.state) {
    case "applied":
      return [{ id: "edit", items: [link("review", userIcon, `/member-list/${member.id}`), action("accept"), edit] }];
    case "archived":
      return [
        { id: "see", items: see },
        { id: "edit", items: [ofManager("reinstate"), ofManager("delete")] },
      ];
    case "active": {
      const allowed = linkActions(member, team);
      const reason = whyNotStopped(member, allowed);
      const change = [...allowed.map(action), ...(reason ? [forbidden("stop", reason)] : [])];
      return [
        { id: "see", items: see },
        { id: "change", items: change },
        { id: "edit", items: [edit, ofManager("leave"), ofManager("delete")] },
      ];
    }
  }
}

/** Why stopping is not possible; null when the menu offers to stop or to resume. */
function whyNotStopped({ nextrainer_usage }: Member, allowed: readonly MemberAction[]) {
  if (allowed.includes("stop") || allowed.includes("resume")) return null;
  return nextrainer_usage === "wait_acceptance" ? "stopUnapproved" : "stopUnused";
}

const danger = { tone: "danger" } as const;

const icons = {
  accept: checkIcon,
  invite: userPlusIcon,
  cancel_invite: undoIcon,
  unlinkuser: closeIcon,
  stop: pauseIcon,
  resume: playIcon,
  leave: logoutIcon,
  reinstate: undoIcon,
  delete: trashIcon,
} as const satisfies Record<MemberAction, IconPath>;
