import { analyzerUsage } from "@kyuseki/domain";
import { useEffect, useEffectEvent, useRef } from "react";
import { useIntl } from "react-intl";
import { MenuSurface } from "../../../components/Menu/MenuSurface.tsx";
import type { PopupEntry } from "../../../components/Menu/usePopup.ts";
import { PersonCell } from "../../../components/PersonCell/PersonCell.tsx";
import { memberColumnText, memberValueText } from "../../../copy/members/members.ts";
import { analyzerUsageText } from "../../../copy/members/person.ts";
import type { MemberAction } from "./memberAction.ts";
import { memberMenuGroups } from "./memberMenu.ts";
import type { MemberRow } from "./memberRows.ts";
import type { Team } from "./team.ts";

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
  const detail = formatMessage(memberValueText.serviceStatus, {
    service: formatMessage(memberColumnText.analyzer),
    status: formatMessage(analyzerUsageText[analyzerUsage(member)]),
  });
  return (
    <MenuSurface
      label={formatMessage(memberValueText.moreOf, { name })}
      heading={<PersonCell name={name} grade={member.grade} detail={team.analyzerAvailable ? detail : undefined} />}
      groups={memberMenuGroups(intl, member, team, handleChoose)}
      entry={entry}
      triggerRef={triggerRef}
      onChoose={({ onAction }) => onAction?.()}
      onClose={onClose}
    />
  );
}
