import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const offlineText = defineMessages({
  resend: { id: "offline.resend", defaultMessage: "再送する" },
  kept: { id: "offline.kept", defaultMessage: "入力した内容はこの端末に残っています。" },
});

/** `b` sets the state in bold. */
export const offlineValueText = typed.defineMessages({
  offline: { id: "offline.offline", defaultMessage: "<b>オフラインです。</b>表示は {time} 時点の記録です。" },
  waiting: { id: "offline.waiting", defaultMessage: "{count, number}件が送信待ちです。" },
  stillWaiting: { id: "offline.stillWaiting", defaultMessage: "<b>{count, number}件が送信待ちです。</b>" },
  sending: {
    id: "offline.sending",
    defaultMessage:
      "<b>つながりました。</b>{total, number}件のうち{sent, number}件を送信しました。残りを送っています。",
  },
  failed: { id: "offline.failed", defaultMessage: "<b>{count, number}件を送信できませんでした。</b>" },
  resendOf: { id: "offline.resendOf", defaultMessage: "{label}を再送する" },
});
