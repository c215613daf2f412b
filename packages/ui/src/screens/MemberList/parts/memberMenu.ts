import type { Member } from "@kyuseki/domain";
import type { IntlShape } from "react-intl";
import type { IconName } from "../../../components/Icon/iconPaths.ts";
import type { MenuEntry, MenuGroup } from "../../../components/Menu/menuItem.ts";
import { memberActionText, memberForbiddenText } from "../../../copy/members/memberActions.ts";
import { linkActions, type MemberAction } from "./memberAction.ts";
import type { Team } from "./team.ts";

type Act = (action: MemberAction) => void;

/** Allowed changes first, then forbidden ones with their reason, leaving and deleting last (EN-8, D-5). */
export function memberMenuGroups(intl: IntlShape, member: Member, team: Team, onAct: Act): readonly MenuGroup[] {
  const say = (id: keyof typeof memberActionText) => intl.formatMessage(memberActionText[id]);
  const link = (id: keyof typeof memberActionText, icon: IconName, href: string): MenuEntry => ({
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
    ...(team.analyzerAvailable ? [link("report", "playerSearch", `/nextshot/report/${member.id}`)] : []),
    link("note", "note", `/note/note-list/${member.id}`),
  ];
  const edit = link("edit", "edit", `/member-list/${member.id}?edit=1`);
  switch (member.state) {
    case "applied":
      return [{ id: "edit", items: [link("review", "user", `/member-list/${member.id}`), action("accept"), edit] }];
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
  accept: "check",
  invite: "userPlus",
  cancel_invite: "undo",
  unlinkuser: "close",
  stop: "pause",
  resume: "play",
  leave: "logout",
  reinstate: "undo",
  delete: "trash",
} as const satisfies Record<MemberAction, IconName>;
