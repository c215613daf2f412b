import type { MailFailure } from "@kyuseki/domain";
import { defineMessage, defineMessages, type MessageDescriptor, type MessageTag } from "react-intl";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** What follows a notice that was sent: reminders, addresses that failed, corrections. */
export const noticeFollowUpText = plain.defineMessages({
  once: { id: "noticeFollowUp.once", defaultMessage: "1家族に1日1通まで。ほかの「まだ」と1通にまとまります。" },
  allDone: { id: "noticeFollowUp.allDone", defaultMessage: "全員がそろいました。催促する人はいません。" },
  toOpenItems: { id: "noticeFollowUp.toOpenItems", defaultMessage: "まだの人を見る" },
  failedAddresses: { id: "noticeFollowUp.failedAddresses", defaultMessage: "届かなかったアドレス" },
  mendAddress: { id: "noticeFollowUp.mendAddress", defaultMessage: "アドレスを直す" },
  resend: { id: "noticeFollowUp.resend", defaultMessage: "もう一度送る" },
  correct: { id: "noticeFollowUp.correct", defaultMessage: "訂正を書く" },
  correctHelp: {
    id: "noticeFollowUp.correctHelp",
    defaultMessage: "送ったお知らせは消せません。訂正すると、はじめの文を残したまま、全員にもう一度届きます。",
  },
  correctSend: { id: "noticeFollowUp.correctSend", defaultMessage: "訂正を送る" },
  changes: { id: "noticeFollowUp.changes", defaultMessage: "変わるところ" },
  unchanged: { id: "noticeFollowUp.unchanged", defaultMessage: "まだ何も変えていません。" },
  log: { id: "noticeFollowUp.log", defaultMessage: "送信の記録" },
});

export const noticeFollowUpValueText = typed.defineMessages({
  canRemind: defineMessage<{ open: number; families: number; already: number; unreached: number; b: MessageTag }>({
    id: "noticeFollowUp.canRemind",
    defaultMessage:
      "まだの{open, number}人のうち、<b>{families, number}家族</b>に送れます。{already, plural, =0 {{unreached, plural, =0 {} other {届け先がない{unreached, number}人には送りません。}}} other {今日すでに送った{already, number}家族{unreached, plural, =0 {} other {、届け先がない{unreached, number}人}}には送りません。}}",
  }),
  familyOf: { id: "noticeFollowUp.familyOf", defaultMessage: "{name}さんのご家族" },
  resendTo: { id: "noticeFollowUp.resendTo", defaultMessage: "もう一度送る（{name}）" },
  mendAddressOf: { id: "noticeFollowUp.mendAddressOf", defaultMessage: "アドレスを直す（{name}）" },
  correctionNumber: { id: "noticeFollowUp.correctionNumber", defaultMessage: "訂正 {number, number}" },
  readAgain: {
    id: "noticeFollowUp.readAgain",
    defaultMessage: "{players, number}人のうち、<b>{read, number}人</b>が訂正を読みました。",
  },
});

export const mailFailureText = defineMessages({
  unknown_address: { id: "mailFailure.unknown_address", defaultMessage: "アドレスが見つかりません。" },
  mailbox_full: { id: "mailFailure.mailbox_full", defaultMessage: "相手の受信箱がいっぱいです。" },
  refused: { id: "mailFailure.refused", defaultMessage: "相手のサーバーが受け取りを断りました。" },
  unreachable: { id: "mailFailure.unreachable", defaultMessage: "相手のサーバーに1日つながりませんでした。" },
}) satisfies Record<MailFailure, MessageDescriptor>;

export const noticeEventText = typed.defineMessages({
  sent: { id: "noticeEvent.sent", defaultMessage: "{count, number}人に送信" },
  failed: { id: "noticeEvent.failed", defaultMessage: "{count, number}人に届かない" },
  corrected: { id: "noticeEvent.corrected", defaultMessage: "訂正を{count, number}人に送信" },
  reminded: { id: "noticeEvent.reminded", defaultMessage: "{count, number}家族に催促" },
});
