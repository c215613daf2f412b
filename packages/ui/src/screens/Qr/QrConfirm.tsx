import { useIntl } from "react-intl";
import { useRefusalSentence } from "../../components/Banner/useRefusalSentence.ts";
import { ConfirmDialog } from "../../components/ConfirmDialog/ConfirmDialog.tsx";
import { teamQrText } from "../../copy/teamQr.ts";
import type { Refusal } from "../../state/refusal.ts";

/** What takes the code out of use that players hold in their hands. */
export type QrChange = "reissue" | "revoke";
export type QrConfirmProps = {
  change: QrChange;
  busy: boolean;
  refusal: Refusal | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** 配ったQRコードが使えなくなることを、先に確かめる。 */
export function QrConfirm({ change, busy, refusal, onConfirm, onClose }: QrConfirmProps) {
  const { formatMessage } = useIntl();
  const failure = useRefusalSentence(refusal);
  const { question, result, label, ...look } = changes[change];

  return (
    <ConfirmDialog
      title={formatMessage(question)}
      confirm={{ label: formatMessage(label), icon: look.icon }}
      tone={look.tone}
      busy={busy}
      failure={failure}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {formatMessage(result)}
    </ConfirmDialog>
  );
}

const changes = {
  reissue: {
    question: teamQrText.reissueQuestion,
    result: teamQrText.reissueResult,
    label: teamQrText.reissue,
    icon: "refresh",
    tone: "normal",
  },
  revoke: {
    question: teamQrText.revokeQuestion,
    result: teamQrText.revokeResult,
    label: teamQrText.revoke,
    icon: "trash",
    tone: "danger",
  },
} as const satisfies Record<QrChange, object>;
