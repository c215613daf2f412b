import { type Member, retention, toast } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ConfirmDialog } from "../../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { memberActionText, memberActionValueText, memberConfirmText } from "../../../../copy/members/memberActions.ts";
import type { AskedAction } from "./memberAction.ts";
import { whomOf } from "./whomOf.ts";

export type MemberConfirmProps = {
  action: AskedAction;
  members: readonly Member[];
  onConfirm: () => void;
  onClose: () => void;
};

/** 戻しにくい操作の前に、だれに何をするのかを言って確かめる。 */
export function MemberConfirm({ action, members, onConfirm, onClose }: MemberConfirmProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const isDeletion = action === "delete";

  return (
    <ConfirmDialog
      tone={isDeletion || action === "unlinkuser" ? "danger" : "normal"}
      title={formatMessage(memberActionValueText[action], { whom: whomOf(intl, members) })}
      confirm={{
        label: isDeletion
          ? formatMessage(memberActionValueText.deleteDo, { count: members.length })
          : formatMessage(memberActionText[action]),
      }}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {isDeletion
          ? formatMessage(memberActionValueText.deleteBody, {
              seconds: toast.undoMs / 1000,
              days: retention.deletedMemberDays,
            })
          : formatMessage(memberConfirmText[action])}
      </p>
    </ConfirmDialog>
  );
}
