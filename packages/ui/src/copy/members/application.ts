import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** A coach's decisions about an applicant (BE-6). */
export const applicationText = defineMessages({
  title: { id: "application.title", defaultMessage: "参加の申し込み" },
  receipt: { id: "application.receipt", defaultMessage: "受付番号" },
  appliedAt: { id: "application.appliedAt", defaultMessage: "申し込んだ日時" },
  applicant: { id: "application.applicant", defaultMessage: "入力した人" },
  guardianEmail: { id: "application.guardianEmail", defaultMessage: "保護者メール" },
  unreceived: {
    id: "application.unreceived",
    defaultMessage: "QRコードからの申し込みの記録がありません。本人かどうかを確かめてから、承認してください。",
  },
  merge: { id: "application.merge", defaultMessage: "仮アカウントと統合" },
  decline: { id: "application.decline", defaultMessage: "断る" },
  mergeTitle: { id: "application.mergeTitle", defaultMessage: "どのメンバーと統合しますか？" },
  mergeHelp: {
    id: "application.mergeHelp",
    defaultMessage: "空いている項目だけを、申し込みの内容で埋めます。入っている内容は変わりません。",
  },
  find: { id: "application.find", defaultMessage: "メンバーを探す" },
  members: { id: "application.members", defaultMessage: "メンバー" },
  likely: { id: "application.likely", defaultMessage: "名前が似ています" },
  nobody: { id: "application.nobody", defaultMessage: "合うメンバーがいません" },
  declineHelp: {
    id: "application.declineHelp",
    defaultMessage: "申し込みの内容は消え、元に戻せません。申し込んだ人には知らせません。",
  },
  declineConfirm: { id: "application.declineConfirm", defaultMessage: "断って消す" },
});

export const applicationValueText = typed.defineMessages({
  mergeInto: { id: "application.mergeInto", defaultMessage: "{name}さんと統合する" },
  fills: { id: "application.fills", defaultMessage: "埋まる項目：{names}" },
  declineTitle: { id: "application.declineTitle", defaultMessage: "{name}さんの申し込みを断りますか？" },
  merged: { id: "application.merged", defaultMessage: "申し込みを{name}さんと統合しました" },
  declined: { id: "application.declined", defaultMessage: "{name}さんの申し込みを断りました" },
  more: { id: "application.more", defaultMessage: "ほかに{count}人います。名前で探せます。" },
});
