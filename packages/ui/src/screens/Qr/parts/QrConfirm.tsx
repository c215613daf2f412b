import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useFailureSentence } from "../../../components/Banner/useFailureSentence.ts";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { refreshIcon, trashIcon } from "../../../components/Icon/icons.ts";
import { teamQrText } from "../../../copy/team/teamQr.ts";
import type { CallFailure } from "../../../state/callFailure.ts";

/** Actions that invalidate the code players have in their hands. */
export type QrChange = "reissue" | "revoke";
export type QrConfirmProps = {
  change: QrChange;
  busy: boolean;
  failure: CallFailure | undefined;
  /** 発行するときに選ぶもの。 */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** 配ったQRコードが使えなくなることを、先に確かめる。 */
export function QrConfirm({ change, busy, failure, children, onConfirm, onClose }: QrConfirmProps) {
  const { formatMessage } = useIntl();
  const sentence = useFailureSentence(failure);
  const { question, result, label, ...look } = changes[change];

  return (
    <ConfirmDialog
      title={formatMessage(question)}
      confirm={{ label: formatMessage(label), icon: look.icon }}
      tone={look.tone}
      busy={busy}
      failure={sentence}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{formatMessage(result)}</p>
      {children}
    </ConfirmDialog>
  );
}

const changes = {
  reissue: {
    question: teamQrText.reissueQuestion,
    result: teamQrText.reissueResult,
    label: teamQrText.reissue,
    icon: refreshIcon,
    tone: "normal",
  },
  revoke: {
    question: teamQrText.revokeQuestion,
    result: teamQrText.revokeResult,
    label: teamQrText.revoke,
    icon: trashIcon,
    tone: "danger",
  },
} as const satisfies Record<QrChange, object>;
