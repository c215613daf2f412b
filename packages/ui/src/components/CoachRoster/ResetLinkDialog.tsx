import { accountLimits, type Coach, type HandedLink } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { rosterText, rosterValueText } from "../../copy/account/account.ts";
import { useSending } from "../../state/useSending.ts";
import { useFailureSentence } from "../Banner/useFailureSentence.ts";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import { HandedLinkModal } from "./HandedLinkModal.tsx";
import type { RosterActs } from "./roster.ts";

type ResetLinkDialogProps = Pick<RosterActs, "onIssueResetLink" | "resetUrl" | "onCopy"> & {
  coach: Coach;
  onClose: () => void;
};

/** ログインできない人へ渡すリンクを、確かめてから発行し、一度だけ見せる。 */
export function ResetLinkDialog({ coach, onIssueResetLink, resetUrl, onCopy, onClose }: ResetLinkDialogProps) {
  const { formatMessage } = useIntl();
  const { id, name, email } = coach;
  const [link, setLink] = useState<HandedLink>();
  const { busy, failure, send } = useSending();
  const sentence = useFailureSentence(failure);

  const handleConfirm = async () => {
    const answer = await send(() => onIssueResetLink(id));
    if ("result" in answer) setLink(answer.result);
  };

  if (link) {
    return (
      <HandedLinkModal
        title={formatMessage(rosterValueText.resetLink, { name })}
        label={formatMessage(rosterText.reset)}
        url={resetUrl(link.code)}
        expiresAt={link.expires_at}
        onCopy={onCopy}
        onClose={onClose}
      >
        {link.mailed
          ? formatMessage(rosterValueText.mailed, { email })
          : formatMessage(rosterValueText.handReset, { name })}
      </HandedLinkModal>
    );
  }
  return (
    <ConfirmDialog
      title={formatMessage(rosterValueText.resetAsk, { name })}
      confirm={{ label: formatMessage(rosterText.resetConfirm) }}
      busy={busy}
      failure={sentence}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{formatMessage(rosterValueText.resetAfter, { hours: accountLimits.resetLinkHours })}</p>
    </ConfirmDialog>
  );
}
