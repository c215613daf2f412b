import type { Applicant } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { applicantText } from "../members/person.ts";
import { typed } from "../typed.ts";

/** The team's QR code: what it is for, and what can be done with it. */
export const teamQrText = defineMessages({
  title: { id: "teamQr.title", defaultMessage: "チームQRコード" },
  loading: { id: "teamQr.loading", defaultMessage: "QRコードを読み込んでいます" },
  soon: { id: "teamQr.soon", defaultMessage: "期限が近づいています。続けて使うには、再発行してください。" },
  soonForCoach: {
    id: "teamQr.soonForCoach",
    defaultMessage: "期限が近づいています。続けて使うには、監督に再発行を頼んでください。",
  },
  managerOnly: {
    id: "teamQr.managerOnly",
    defaultMessage: "再発行と取り消しは、監督だけができます。必要なときは、監督に頼んでください。",
  },
  copy: { id: "teamQr.copy", defaultMessage: "リンクをコピー" },
  copied: { id: "teamQr.copied", defaultMessage: "リンクをコピーしました。" },
  notCopied: {
    id: "teamQr.notCopied",
    defaultMessage: "リンクをコピーできませんでした。下のリンクを選んでコピーしてください。",
  },
  print: { id: "teamQr.print", defaultMessage: "印刷する" },
  save: { id: "teamQr.save", defaultMessage: "画像を保存する" },
  notSaved: {
    id: "teamQr.notSaved",
    defaultMessage: "画像を保存できませんでした。印刷するか、リンクをコピーしてお使いください。",
  },
  issue: { id: "teamQr.issue", defaultMessage: "発行する" },
  issued: { id: "teamQr.issued", defaultMessage: "新しいQRコードを発行しました。" },
  reissue: { id: "teamQr.reissue", defaultMessage: "再発行する" },
  reissueQuestion: { id: "teamQr.reissueQuestion", defaultMessage: "QRコードを再発行しますか？" },
  reissueResult: {
    id: "teamQr.reissueResult",
    defaultMessage: "いまのQRコードとリンクは、すぐに使えなくなります。配った紙や画像も使えません。",
  },
  revoke: { id: "teamQr.revoke", defaultMessage: "取り消す" },
  revoked: { id: "teamQr.revoked", defaultMessage: "QRコードを取り消しました。" },
  revokeQuestion: { id: "teamQr.revokeQuestion", defaultMessage: "QRコードを取り消しますか？" },
  revokeResult: {
    id: "teamQr.revokeResult",
    defaultMessage: "いまのQRコードとリンクは、すぐに使えなくなります。必要になれば、また発行できます。",
  },
});

/** What is chosen before a code is issued. */
export const joinCodeText = defineMessages({
  applicant: { id: "joinCode.applicant", defaultMessage: "申し込める人" },
  validDays: { id: "joinCode.validDays", defaultMessage: "有効期限" },
});

/** Who may apply with a code. */
export const qrApplicantText = {
  both: defineMessages({ both: { id: "joinCode.both", defaultMessage: "選手・保護者" } }).both,
  ...applicantText,
} as const satisfies Record<Applicant | "both", MessageDescriptor>;

/** To whom a code is shown. */
export const qrLeadText = defineMessages({
  both: { id: "teamQr.lead", defaultMessage: "選手や保護者に読み取ってもらってください。" },
  guardian: {
    id: "teamQr.leadGuardian",
    defaultMessage: "保護者に読み取ってもらってください。選手本人は申し込めません。",
  },
  player: {
    id: "teamQr.leadPlayer",
    defaultMessage: "選手本人に読み取ってもらってください。保護者は申し込めません。",
  },
}) satisfies Record<Applicant | "both", MessageDescriptor>;

export const joinCodeValueText = typed.defineMessages({
  days: { id: "joinCode.days", defaultMessage: "{days}日" },
  until: { id: "joinCode.until", defaultMessage: "いま発行すると、{day}まで使えます。" },
});

/** When there is no valid code. */
export const noTeamQrText = defineMessages({
  none: { id: "teamQr.none", defaultMessage: "QRコードはまだありません" },
  over: { id: "teamQr.over", defaultMessage: "QRコードの期限が切れました" },
  forManager: {
    id: "teamQr.none.forManager",
    defaultMessage: "発行すると、選手や保護者が読み取って、チームへの参加を申し込めます。",
  },
  forCoach: {
    id: "teamQr.none.forCoach",
    defaultMessage: "QRコードの発行は、監督だけができます。監督が発行すると、ここから見せて配れます。",
  },
});

/** On the poster of a code that is not for both. */
export const posterApplicantText = defineMessages({
  guardian: { id: "qrPrint.guardian", defaultMessage: "保護者の方が申し込むQRコードです。" },
  player: { id: "qrPrint.player", defaultMessage: "選手本人が申し込むQRコードです。" },
}) satisfies Record<Applicant, MessageDescriptor>;

/** The poster. */
export const qrPrintText = defineMessages({
  title: { id: "qrPrint.title", defaultMessage: "チームに参加する" },
  scan: { id: "qrPrint.scan", defaultMessage: "スマートフォンのカメラで、QRコードを読み取ります。" },
  apply: { id: "qrPrint.apply", defaultMessage: "開いた画面で、選手の氏名と学年を入力して申し込みます。" },
  accept: { id: "qrPrint.accept", defaultMessage: "指導者が承認すると、参加できます。" },
});

export const teamQrValueText = typed.defineMessages({
  until: { id: "teamQr.until", defaultMessage: "{day} {time} まで使えます。" },
  file: { id: "teamQr.file", defaultMessage: "チームQRコード_{code}.png" },
  printed: { id: "qrPrint.printed", defaultMessage: "{day} 印刷" },
});
