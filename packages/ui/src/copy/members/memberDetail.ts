import type { AnalyzerCall, ArchivedAs, Gender, TrainingCall } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { actionText } from "../controls/action.ts";
import { measureText } from "../controls/measures.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";
import { personText } from "./person.ts";
import { uniformNumberText } from "./uniformNumber.ts";

export const memberDetailText = plain.defineMessages({
  title: { id: "memberDetail.title", defaultMessage: "メンバー詳細" },
  previous: { id: "memberDetail.previous", defaultMessage: "前の選手" },
  next: { id: "memberDetail.next", defaultMessage: "次の選手" },
  edit: { id: "memberDetail.edit", defaultMessage: "編集する" },
  records: measureText.best,
  pitchSpeed: measureText.pitchSpeed,
  battedBallSpeed: measureText.exitSpeed,
  facts: { id: "memberDetail.facts", defaultMessage: "登録" },
  email: { id: "memberDetail.email", defaultMessage: "メール" },
  provisional: { id: "memberDetail.provisional", defaultMessage: "仮アカウント" },
  guardianEmail: { id: "memberDetail.guardianEmail", defaultMessage: "保護者メール" },
  uniformNumber: uniformNumberText.label,
  hands: personText.hands,
  body: { id: "memberDetail.body", defaultMessage: "身長・体重" },
  analyzer: { id: "memberDetail.analyzer", defaultMessage: "アナライザー" },
  analyzerId: { id: "memberDetail.analyzerId", defaultMessage: "アナライザーID" },
  training: { id: "memberDetail.training", defaultMessage: "トレーニング" },
  registeredOn: { id: "memberDetail.registeredOn", defaultMessage: "登録日" },
  unset: { id: "memberDetail.unset", defaultMessage: "未登録" },
  report: { id: "memberDetail.report", defaultMessage: "選手別レポート" },
  recordTraining: { id: "memberDetail.recordTraining", defaultMessage: "練習を記入" },
  recordPitches: { id: "memberDetail.recordPitches", defaultMessage: "投球数を記入" },
  trainingRecords: { id: "memberDetail.trainingRecords", defaultMessage: "実施記録" },
  notes: measureText.notes,
  familyPage: { id: "memberDetail.familyPage", defaultMessage: "家族ページのリンク" },
  notify: { id: "memberDetail.notify", defaultMessage: "お知らせを送る" },
  remove: { id: "memberDetail.remove", defaultMessage: "チームから削除" },
  missing: personText.missing,
  missingBody: {
    id: "memberDetail.missingBody",
    defaultMessage: "チームから削除されたか、アドレスが違います。",
  },
  back: { id: "memberDetail.back", defaultMessage: "一覧に戻る" },
  archivedBody: {
    id: "memberDetail.archivedBody",
    defaultMessage: "一覧には出ません。記録は残っています。",
  },
  export: { id: "memberDetail.export", defaultMessage: "個人情報を書き出す" },
  erase: { id: "memberDetail.erase", defaultMessage: "個人情報を消去する" },
  eraseResult: {
    id: "memberDetail.eraseResult",
    defaultMessage: "登録、測定、申請と同意の記録を、すべて消します。元には戻せません。",
  },
  eraseConsent: { id: "memberDetail.eraseConsent", defaultMessage: "元に戻せないことを確認しました" },
  eraseUnconfirmed: { id: "memberDetail.eraseUnconfirmed", defaultMessage: "確認の印を付けてください" },
  eraseNow: { id: "memberDetail.eraseNow", defaultMessage: "消去する" },
});

/** After a name or a grade: 中2・女子. */
export const genderNounText = defineMessages({
  M: { id: "memberDetail.gender.M", defaultMessage: "男子" },
  F: { id: "memberDetail.gender.F", defaultMessage: "女子" },
}) satisfies Record<Gender, MessageDescriptor>;

export const archivedAsText = defineMessages({
  graduated: { id: "memberDetail.graduated", defaultMessage: "卒業" },
  left: { id: "memberDetail.left", defaultMessage: "退団" },
}) satisfies Record<ArchivedAs, MessageDescriptor>;

/** What the button in the row of a service says (EN-8a). */
export const linkCallText = plain.defineMessages({
  invite: actionText.invite,
  cancel_invite: actionText.cancelInvite,
  unlinkuser: { id: "linkCall.unlinkuser", defaultMessage: "連携を解除" },
  accept: actionText.accept,
  resume: { id: "linkCall.resume", defaultMessage: "利用を再開" },
  stop: { id: "linkCall.stop", defaultMessage: "利用を停止" },
}) satisfies Record<AnalyzerCall | TrainingCall, MessageDescriptor>;

export const memberDetailValueText = typed.defineMessages({
  allTime: { id: "memberDetail.allTime", defaultMessage: "全期間・{measured}" },
  more: { id: "memberDetail.more", defaultMessage: "{name}さんのその他の操作" },
  unlinkuser: { id: "memberDetail.askUnlink", defaultMessage: "{name}さんのアナライザー連携を解除しますか？" },
  stop: { id: "memberDetail.askStop", defaultMessage: "{name}さんのトレーニング利用を停止しますか？" },
  archive: { id: "memberDetail.askArchive", defaultMessage: "{name}さんを退団にしますか？" },
  addPhoto: { id: "memberDetail.addPhoto", defaultMessage: "{name}さんの写真を付ける" },
  changePhoto: { id: "memberDetail.changePhoto", defaultMessage: "{name}さんの写真を変更" },
  erase: { id: "memberDetail.askErase", defaultMessage: "{name}さんの個人情報を消去しますか？" },
});

/** Results of actions, in toasts. */
export const memberSavedText = defineMessages({
  another: { id: "memberSaved.another", defaultMessage: "もう1人追加" },
  creationUndone: { id: "memberSaved.creationUndone", defaultMessage: "追加を取り消しました" },
});

export const memberSavedValueText = typed.defineMessages({
  added: { id: "memberSaved.added", defaultMessage: "{name}さんを追加しました" },
  saved: { id: "memberSaved.saved", defaultMessage: "{name}さんの登録を保存しました" },
  erased: { id: "memberSaved.erased", defaultMessage: "{name}さんの個人情報を消去しました" },
});
