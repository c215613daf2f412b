import type { Applicant } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { editingText } from "../controls/editing.ts";
import { personText } from "../members/person.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** The page a player or guardian opens from the team's QR code (BE-6). */
export const joinText = plain.defineMessages({
  checking: { id: "join.checking", defaultMessage: "チームを確かめています" },
  unchecked: { id: "join.unchecked", defaultMessage: "チームを確かめられませんでした" },
  recheck: editingText.recheck,
  code: { id: "join.code", defaultMessage: "チームコード" },
  applyStep: { id: "join.applyStep", defaultMessage: "このページで申し込む" },
  applyStepHelp: { id: "join.applyStepHelp", defaultMessage: "1分ほどで終わります。アプリはまだ要りません。" },
  acceptStep: { id: "join.acceptStep", defaultMessage: "指導者が承認する" },
  acceptStepHelp: { id: "join.acceptStepHelp", defaultMessage: "承認されるまで、記録はだれにも見えません。" },
  beginStep: { id: "join.beginStep", defaultMessage: "アプリで記録を始める" },
  beginStepHelp: { id: "join.beginStepHelp", defaultMessage: "承認されると、メールで案内が届きます。" },
  beginStepHelpWithoutMail: {
    id: "join.beginStepHelpWithoutMail",
    defaultMessage: "承認されたかどうかは、チームの指導者から聞いてください。",
  },
  privacy: {
    id: "join.privacy",
    defaultMessage: "お預かりした情報は、チームの指導者だけが見ます。保護者はいつでも削除を申し出ることができます。",
  },
  applicant: { id: "join.applicant", defaultMessage: "入力する人" },
  lastName: { id: "join.lastName", defaultMessage: "選手の姓" },
  firstName: { id: "join.firstName", defaultMessage: "選手の名" },
  lastNameKana: { id: "join.lastNameKana", defaultMessage: "選手のせい（かな）" },
  firstNameKana: { id: "join.firstNameKana", defaultMessage: "選手のめい（かな）" },
  grade: { id: "join.grade", defaultMessage: "選手の学年" },
  unchosen: { id: "join.unchosen", defaultMessage: "選んでください" },
  gender: { id: "join.gender", defaultMessage: "選手の性別" },
  noAnswer: { id: "join.noAnswer", defaultMessage: "答えない" },
  email: personText.guardianEmail,
  emailHelp: {
    id: "join.emailHelp",
    defaultMessage: "承認されると、ここに案内が届きます。選手のアドレスは、あとから追加できます。",
  },
  emailHelpWithoutMail: {
    id: "join.emailHelpWithoutMail",
    defaultMessage: "チームの連絡先として登録します。選手のアドレスは、あとから追加できます。",
  },
  consentHelp: { id: "join.consentHelp", defaultMessage: "練習と測定の記録を、チームの指導者が指導のために見ること。" },
  consent: { id: "join.consent", defaultMessage: "同意" },
  terms: { id: "join.terms", defaultMessage: "利用規約" },
  privacyPolicy: { id: "join.privacyPolicy", defaultMessage: "個人情報の扱い" },
  apply: { id: "join.apply", defaultMessage: "申し込む" },
  applying: { id: "join.applying", defaultMessage: "申し込んでいます" },
  ended: {
    id: "join.ended",
    defaultMessage:
      "このコードは、入力の間に使えなくなりました。チームの指導者に、新しいQRコードをもらってください。入力した内容は残っています。",
  },
  done: { id: "join.done", defaultMessage: "申し込みを受け付けました" },
  doneHelp: { id: "join.doneHelp", defaultMessage: "届かないときは、チームの指導者に直接きいてください。" },
  answerWithoutMail: {
    id: "join.answerWithoutMail",
    defaultMessage: "メールでのお知らせはありません。承認されたかどうかは、チームの指導者から聞いてください。",
  },
  player: personText.player,
  receipt: { id: "join.receipt", defaultMessage: "受付番号" },
  another: { id: "join.another", defaultMessage: "もう1人申し込む" },
  expired: { id: "join.expired", defaultMessage: "このコードは期限が切れています" },
  revoked: { id: "join.revoked", defaultMessage: "このコードは取り消されています" },
  unknown: { id: "join.unknown", defaultMessage: "このコードは見つかりません" },
  askAgain: { id: "join.askAgain", defaultMessage: "チームの指導者に、新しいQRコードをもらってください。" },
  unknownHelp: {
    id: "join.unknownHelp",
    defaultMessage: "QRコードをもう一度読み取るか、チームコードを入力し直してください。",
  },
  newCode: { id: "join.newCode", defaultMessage: "新しいチームコードを入力する" },
  newCodeHelp: { id: "join.newCodeHelp", defaultMessage: "取り消されたコードも使えません。" },
  noCode: { id: "join.noCode", defaultMessage: "チームコードを入力してください" },
  go: { id: "join.go", defaultMessage: "進む" },
});

/** Who is to fill in the form. */
export const joinLeadText = defineMessages({
  both: { id: "join.lead", defaultMessage: "選手本人か、保護者の方が入力してください。" },
  guardian: { id: "join.leadGuardian", defaultMessage: "保護者の方が入力してください。" },
  player: { id: "join.leadPlayer", defaultMessage: "選手本人が入力してください。" },
}) satisfies Record<Applicant | "both", MessageDescriptor>;

/** A player under 16 cannot consent alone: the guardian has to. */
export const consentText = defineMessages({
  guardian: { id: "join.consentGuardian", defaultMessage: "保護者として同意します" },
  player: { id: "join.consentPlayer", defaultMessage: "保護者の同意を得ています" },
}) satisfies Record<Applicant, MessageDescriptor>;

export const joinValueText = typed.defineMessages({
  left: { id: "join.left", defaultMessage: "あと{count}か所、直すと申し込めます：{names}" },
  until: { id: "join.until", defaultMessage: "{at} までのコードでした。" },
  answer: { id: "join.answer", defaultMessage: "指導者が承認すると、{email} に案内が届きます。" },
  who: { id: "join.who", defaultMessage: "{name}（{kana}） {grade}" },
  asHiragana: { id: "join.asHiragana", defaultMessage: "「{kana}」に直す" },
});
