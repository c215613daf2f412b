import type { InquiryCategory, SimpleInquiryCategory } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { headingText } from "../controls/heading.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** The full form (VA-1, VA-2) and the simple one (VA-3). The question and the thanks are constants of `inquiry` in domain. */
export const inquiryText = defineMessages({
  title: { id: "inquiry.title", defaultMessage: "お問い合わせ" },
  simpleTitle: { id: "inquiry.simpleTitle", defaultMessage: "かんたんな問い合わせ" },
  steps: { id: "inquiry.steps", defaultMessage: "お問い合わせの手順" },
  stepForm: { id: "inquiry.step.form", defaultMessage: "入力" },
  stepConfirm: { id: "inquiry.step.confirm", defaultMessage: "確認" },
  category: { id: "inquiry.category", defaultMessage: "お問い合わせの種類" },
  unchosen: { id: "inquiry.unchosen", defaultMessage: "選んでください" },
  pageInfo: { id: "inquiry.pageInfo", defaultMessage: "ページ・画面" },
  deviceInfo: { id: "inquiry.deviceInfo", defaultMessage: "お使いの端末" },
  categoryShort: { id: "inquiry.category.short", defaultMessage: "種類" },
  content: { id: "inquiry.content", defaultMessage: "お問い合わせ内容" },
  contentShort: { id: "inquiry.content.short", defaultMessage: "内容" },
  nameMissing: { id: "inquiry.sender.nameMissing", defaultMessage: "お名前：未登録" },
  send: { id: "inquiry.send", defaultMessage: "送信する" },
  sending: { id: "inquiry.sending", defaultMessage: "送信しています" },
  blank: { id: "inquiry.blank", defaultMessage: "未入力" },
  kept: { id: "inquiry.kept", defaultMessage: "入力中の内容は、次に開いたときに残っています" },
});

/** Why the button is disabled, and what to do. */
export const inquiryMissingText = defineMessages({
  fields: {
    id: "inquiry.missing.fields",
    defaultMessage: "お問い合わせの種類と内容を入力すると、確認に進めます",
  },
  name: {
    id: "inquiry.missing.name",
    defaultMessage: "お名前が登録されていないため、送信できません。アカウントの画面で登録してください",
  },
  simple: { id: "inquiry.missing.simple", defaultMessage: "種類と内容を入力すると、送信できます" },
});

export const inquiryCategoryText = plain.defineMessages({
  training: { id: "inquiry.category.training", defaultMessage: "トレーニング動画・セット" },
  measurement: { id: "inquiry.category.measurement", defaultMessage: "測定結果・目標" },
  operation: { id: "inquiry.category.operation", defaultMessage: "その他の操作" },
  bug: { id: "inquiry.category.bug", defaultMessage: "不具合" },
  opinion: { id: "inquiry.category.opinion", defaultMessage: "ご意見・ご要望" },
  other: headingText.other,
}) satisfies Record<InquiryCategory, MessageDescriptor>;

export const simpleInquiryCategoryText = plain.defineMessages({
  system: { id: "inquiry.simple.category.system", defaultMessage: "システムについて" },
  other: headingText.other,
}) satisfies Record<SimpleInquiryCategory, MessageDescriptor>;

export const inquiryFailureText = defineMessages({
  unavailable: {
    id: "inquiry.failure.unavailable",
    defaultMessage:
      "お問い合わせを送信できませんでした。通信状況を確認して、もう一度お試しください。入力した内容は残っています。",
  },
  unexpected: {
    id: "inquiry.failure.unexpected",
    defaultMessage:
      "サーバーで問題が起き、お問い合わせを送信できませんでした。少し待ってから、もう一度お試しください。入力した内容は残っています。",
  },
});

export const inquiryValueText = typed.defineMessages({
  name: { id: "inquiry.sender.name", defaultMessage: "お名前：{name}さま" },
  replyTo: { id: "inquiry.sender.replyTo", defaultMessage: "返信先：{email}" },
  tooMany: {
    id: "inquiry.failure.tooMany",
    defaultMessage:
      "お問い合わせが続いたため、受け付けを止めています。{wait}待ってから、もう一度お試しください。入力した内容は残っています。",
  },
});
