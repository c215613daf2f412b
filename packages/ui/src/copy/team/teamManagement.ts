import type { Team } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { measureText } from "../controls/measures.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** What a team says of itself. */
export const teamFieldText = plain.defineMessages({
  name: { id: "team.name", defaultMessage: "チーム名" },
  name_kana: { id: "team.name_kana", defaultMessage: "よみがな" },
  sport_type: { id: "team.sport_type", defaultMessage: "競技" },
  ball: measureText.ball,
  prefecture: { id: "team.prefecture", defaultMessage: "都道府県" },
  league: { id: "team.league", defaultMessage: "所属リーグ" },
  representative: { id: "team.representative", defaultMessage: "代表者" },
  contact_email: { id: "team.contact_email", defaultMessage: "連絡先メールアドレス" },
  goal: { id: "team.goal", defaultMessage: "チームの目標" },
}) satisfies Partial<Record<keyof Team, MessageDescriptor>>;

export const teamText = defineMessages({
  title: { id: "teamPanel.title", defaultMessage: "チーム情報" },
  managersOnly: {
    id: "teamPanel.managersOnly",
    defaultMessage: "チーム情報を変えられるのは監督だけです。変更が必要なときは、監督に頼んでください。",
  },
  blank: { id: "teamPanel.blank", defaultMessage: "未入力" },
  save: { id: "teamPanel.save", defaultMessage: "変更を保存する" },
  leaveAfter: { id: "teamPanel.leaveAfter", defaultMessage: "チーム情報に、保存していない変更があります。" },
});

export const usageText = defineMessages({
  title: { id: "teamUsage.title", defaultMessage: "利用状況" },
  members: { id: "teamUsage.members", defaultMessage: "メンバー" },
  analyzer: { id: "teamUsage.analyzer", defaultMessage: "アナライザー 利用中" },
  training: { id: "teamUsage.training", defaultMessage: "トレーニング 利用中" },
  coaches: { id: "teamUsage.coaches", defaultMessage: "指導者" },
});

/** The QR code's card on the page; its actions are in copy/team/teamQr.ts. */
export const qrCardText = defineMessages({
  after: {
    id: "qrCard.after",
    defaultMessage: "選手が読み取ると、参加の申請が届きます。承認するまで記録は共有されません。",
  },
  save: { id: "qrCard.save", defaultMessage: "画像を保存" },
  more: { id: "qrCard.more", defaultMessage: "印刷・再発行・停止" },
  moreForCoach: { id: "qrCard.moreForCoach", defaultMessage: "大きく表示・印刷" },
});

export const personalDataText = defineMessages({
  title: { id: "personalData.title", defaultMessage: "個人情報" },
  exportTitle: { id: "personalData.exportTitle", defaultMessage: "チームのデータを書き出す" },
  exportHelp: {
    id: "personalData.exportHelp",
    defaultMessage:
      "チームとメンバー全員の記録を、1つのファイル（JSON）にまとめます。個人情報が含まれるため、保管する場所に注意してください。",
  },
  export: { id: "personalData.export", defaultMessage: "書き出す" },
  exporting: { id: "personalData.exporting", defaultMessage: "書き出しています" },
  deletedTitle: { id: "personalData.deletedTitle", defaultMessage: "削除したメンバー" },
  nobodyDeleted: { id: "personalData.nobodyDeleted", defaultMessage: "削除したメンバーはいません。" },
  restore: { id: "personalData.restore", defaultMessage: "元に戻す" },
  erase: { id: "personalData.erase", defaultMessage: "すぐに消去" },
  eraseConfirm: { id: "personalData.eraseConfirm", defaultMessage: "消去する" },
  eraseAfter: {
    id: "personalData.eraseAfter",
    defaultMessage:
      "登録した情報、からだの記録、測定の記録、同意の記録がすべて消えます。元に戻すことはできません。必要なときは、先に書き出してください。",
  },
});

export const teamValueText = typed.defineMessages({
  savedAt: { id: "teamPanel.savedAt", defaultMessage: "最終更新 {day}" },
  savedBy: { id: "teamPanel.savedBy", defaultMessage: "最終更新 {day} {name}" },
  at: { id: "teamUsage.at", defaultMessage: "{day}時点" },
  stage: { id: "teamUsage.stage", defaultMessage: "{stage}{count}" },
  analyzerRest: { id: "teamUsage.analyzerRest", defaultMessage: "招待中 {invited}・招待待ち {awaiting}" },
  trainingRest: { id: "teamUsage.trainingRest", defaultMessage: "承認待ち {approval}・購入待ち {purchase}" },
  managers: { id: "teamUsage.managers", defaultMessage: "監督 {count}人" },
  validUntil: { id: "qrCard.validUntil", defaultMessage: "{at} まで有効" },
  erasedOn: { id: "personalData.erasedOn", defaultMessage: "{day}に消去されます" },
  restoreOf: { id: "personalData.restoreOf", defaultMessage: "{name}さんを元に戻す" },
  eraseOf: { id: "personalData.eraseOf", defaultMessage: "{name}さんの個人情報をすぐに消去" },
  eraseAsk: { id: "personalData.eraseAsk", defaultMessage: "{name}さんの個人情報を、すぐに消去しますか？" },
  restored: { id: "personalData.restored", defaultMessage: "{name}さんをメンバーリストに戻しました。" },
  erased: { id: "personalData.erased", defaultMessage: "{name}さんの個人情報を消去しました。" },
});
