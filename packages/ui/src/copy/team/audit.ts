import type {
  AnalyzerCall,
  AnalyzerEvent,
  AuditAction,
  CorrectableField,
  MemberDraft,
  TeamSettingsDraft,
  TrainingCall,
  TrainingEvent,
} from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { fieldText } from "../controls/field.ts";
import { measureText } from "../controls/measures.ts";
import { personText } from "../members/person.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const auditText = defineMessages({
  title: { id: "audit.title", defaultMessage: "操作の記録" },
  help: {
    id: "audit.help",
    defaultMessage: "だれが、いつ、何をしたか。名前と役割は、そのときのものです。消去した選手の氏名は残りません。",
  },
  none: { id: "audit.none", defaultMessage: "記録はまだありません。" },
  more: { id: "audit.more", defaultMessage: "もっと見る" },
  erased: { id: "audit.erased", defaultMessage: "消去された選手" },
  applicant: { id: "audit.applicant", defaultMessage: "申請した人" },
  service: { id: "audit.service", defaultMessage: "連携サービス" },
  nobody: { id: "audit.nobody", defaultMessage: "不明" },
  unversioned: { id: "audit.unversioned", defaultMessage: "ほかの保存と照らし合わせずに上書き" },
  formerCoach: { id: "audit.formerCoach", defaultMessage: "チームを離れた指導者" },
  exportCsv: { id: "audit.exportCsv", defaultMessage: "記録をCSVで保存" },
  exportJsonLines: { id: "audit.exportJsonLines", defaultMessage: "記録をJSON Linesで保存" },
  exporting: { id: "audit.exporting", defaultMessage: "書き出しています" },
  fileName: { id: "audit.fileName", defaultMessage: "操作の記録" },
  atColumn: { id: "audit.atColumn", defaultMessage: "日時（UTC）" },
  actionColumn: { id: "audit.actionColumn", defaultMessage: "操作" },
  byColumn: { id: "audit.byColumn", defaultMessage: "操作した人" },
  roleColumn: { id: "audit.roleColumn", defaultMessage: "役割" },
  membersColumn: { id: "audit.membersColumn", defaultMessage: "メンバー" },
  detailsColumn: { id: "audit.detailsColumn", defaultMessage: "内容" },
  timesColumn: { id: "audit.timesColumn", defaultMessage: "回数" },
  deviceColumn: { id: "audit.deviceColumn", defaultMessage: "端末" },
});

/** Actions in the audit log (P5). */
export const auditActionText = defineMessages({
  member_created: { id: "audit.member_created", defaultMessage: "メンバーを追加" },
  members_created: { id: "audit.members_created", defaultMessage: "メンバーをまとめて追加" },
  creation_undone: { id: "audit.creation_undone", defaultMessage: "メンバーの追加を取り消し" },
  member_changed: { id: "audit.member_changed", defaultMessage: "メンバーの情報を変更" },
  member_link_changed: { id: "audit.member_link_changed", defaultMessage: "メンバーの利用状況を変更" },
  member_link_reported: { id: "audit.member_link_reported", defaultMessage: "メンバーの利用状況の知らせ" },
  members_deleted: { id: "audit.members_deleted", defaultMessage: "メンバーを削除" },
  members_restored: { id: "audit.members_restored", defaultMessage: "削除したメンバーを復元" },
  members_archived: { id: "audit.members_archived", defaultMessage: "メンバーを卒業・退団に変更" },
  members_reinstated: { id: "audit.members_reinstated", defaultMessage: "卒業・退団したメンバーを復帰" },
  member_exported: { id: "audit.member_exported", defaultMessage: "メンバーのデータを書き出し" },
  member_erased: { id: "audit.member_erased", defaultMessage: "メンバーの個人情報を消去" },
  application_received: { id: "audit.application_received", defaultMessage: "参加の申請" },
  application_accepted: { id: "audit.application_accepted", defaultMessage: "参加の申請を承認" },
  application_merged: { id: "audit.application_merged", defaultMessage: "参加の申請を、登録済みのメンバーと統合" },
  application_declined: { id: "audit.application_declined", defaultMessage: "参加の申請を却下" },
  year_changed: { id: "audit.year_changed", defaultMessage: "年度を更新" },
  year_change_undone: { id: "audit.year_change_undone", defaultMessage: "年度の更新を取り消し" },
  team_changed: { id: "audit.team_changed", defaultMessage: "チーム情報を変更" },
  settings_changed: { id: "audit.settings_changed", defaultMessage: "各種設定を変更" },
  team_exported: { id: "audit.team_exported", defaultMessage: "チームのデータを書き出し" },
  logo_changed: { id: "audit.logo_changed", defaultMessage: "チームのロゴを変更" },
  logo_removed: { id: "audit.logo_removed", defaultMessage: "チームのロゴを削除" },
  measure_item_created: { id: "audit.measure_item_created", defaultMessage: "測定項目を追加" },
  measure_item_changed: { id: "audit.measure_item_changed", defaultMessage: "測定項目を変更" },
  measure_item_archived: { id: "audit.measure_item_archived", defaultMessage: "測定項目を使わない設定に変更" },
  measure_item_reinstated: { id: "audit.measure_item_reinstated", defaultMessage: "測定項目をもう一度使う設定に変更" },
  measure_items_ordered: { id: "audit.measure_items_ordered", defaultMessage: "測定項目を並べ替え" },
  measure_goals_changed: { id: "audit.measure_goals_changed", defaultMessage: "学年ごとの目標を変更" },
  measuring_day_created: { id: "audit.measuring_day_created", defaultMessage: "測定会を作成" },
  measuring_day_changed: { id: "audit.measuring_day_changed", defaultMessage: "測定会を変更" },
  measuring_day_closed: { id: "audit.measuring_day_closed", defaultMessage: "測定会を終了" },
  measuring_day_reopened: { id: "audit.measuring_day_reopened", defaultMessage: "測定会の入力を再開" },
  measuring_day_deleted: { id: "audit.measuring_day_deleted", defaultMessage: "測定会と記録を削除" },
  measured: { id: "audit.measured", defaultMessage: "測定の記録を入力" },
  measurement_changed: { id: "audit.measurement_changed", defaultMessage: "測定データの値や種類を変更" },
  measurements_moved: { id: "audit.measurements_moved", defaultMessage: "測定データを別の選手に移動" },
  measurement_deleted: { id: "audit.measurement_deleted", defaultMessage: "測定データを削除" },
  measurement_restored: { id: "audit.measurement_restored", defaultMessage: "削除した測定データを復元" },
  video_added: { id: "audit.video_added", defaultMessage: "動画をつけた" },
  video_removed: { id: "audit.video_removed", defaultMessage: "動画を削除" },
  csv_imported: { id: "audit.csv_imported", defaultMessage: "CSVを取り込み" },
  csv_import_undone: { id: "audit.csv_import_undone", defaultMessage: "CSVの取り込みを取り消し" },
  csv_file_exported: { id: "audit.csv_file_exported", defaultMessage: "取り込んだCSVのファイルを書き出し" },
  csv_source_forgotten: { id: "audit.csv_source_forgotten", defaultMessage: "CSVの列の対応を削除" },
  pitches_recorded: { id: "audit.pitches_recorded", defaultMessage: "投球数を記録" },
  pitches_changed: { id: "audit.pitches_changed", defaultMessage: "投球数の記録を変更" },
  pitches_deleted: { id: "audit.pitches_deleted", defaultMessage: "投球数の記録を削除" },
  pitches_restored: { id: "audit.pitches_restored", defaultMessage: "削除した投球数の記録を復元" },
  training_commented: { id: "audit.training_commented", defaultMessage: "実施記録にコメント" },
  training_comment_removed: { id: "audit.training_comment_removed", defaultMessage: "実施記録のコメントを削除" },
  join_code_issued: { id: "audit.join_code_issued", defaultMessage: "チームQRコードを発行" },
  join_code_revoked: { id: "audit.join_code_revoked", defaultMessage: "チームQRコードを取り消し" },
  coach_invited: { id: "audit.coach_invited", defaultMessage: "指導者を招待" },
  coach_invite_revoked: { id: "audit.coach_invite_revoked", defaultMessage: "指導者の招待を取り消し" },
  coach_joined: { id: "audit.coach_joined", defaultMessage: "指導者として登録" },
  coach_role_changed: { id: "audit.coach_role_changed", defaultMessage: "指導者の役割を変更" },
  coach_removed: { id: "audit.coach_removed", defaultMessage: "指導者をチームから外す" },
  account_changed: { id: "audit.account_changed", defaultMessage: "自分のアカウントを変更" },
  coach_changed: { id: "audit.coach_changed", defaultMessage: "指導者のアカウントを変更" },
  passkey_added: { id: "audit.passkey_added", defaultMessage: "パスキーを追加" },
  passkey_removed: { id: "audit.passkey_removed", defaultMessage: "パスキーを削除" },
  recovery_codes_made: { id: "audit.recovery_codes_made", defaultMessage: "回復コードを作成" },
  recovery_code_used: { id: "audit.recovery_code_used", defaultMessage: "回復コードでログイン" },
  second_factor_chosen: {
    id: "audit.second_factor_chosen",
    defaultMessage: "自分のログインでパスキーも確認する設定に変更",
  },
  second_factor_dropped: {
    id: "audit.second_factor_dropped",
    defaultMessage: "自分のログインでパスキーを確認しない設定に変更",
  },
  second_factor_required: {
    id: "audit.second_factor_required",
    defaultMessage: "チームのログインでパスキーを必須に変更",
  },
  second_factor_optional: {
    id: "audit.second_factor_optional",
    defaultMessage: "チームのログインでパスキーを任意に変更",
  },
  second_factor_removed: { id: "audit.second_factor_removed", defaultMessage: "指導者のパスキーと回復コードを削除" },
  reset_link_issued: { id: "audit.reset_link_issued", defaultMessage: "パスワードの再設定リンクを発行" },
  signed_in: { id: "audit.signed_in", defaultMessage: "ログイン" },
  sign_in_failed: { id: "audit.sign_in_failed", defaultMessage: "ログインに失敗" },
  signed_out: { id: "audit.signed_out", defaultMessage: "ログアウト" },
  sessions_ended: { id: "audit.sessions_ended", defaultMessage: "ほかの端末からログアウト" },
  password_changed: { id: "audit.password_changed", defaultMessage: "パスワードを変更" },
  password_reset: { id: "audit.password_reset", defaultMessage: "パスワードを再設定" },
  audit_exported: { id: "audit.audit_exported", defaultMessage: "操作の記録を書き出し" },
  backup_restored: { id: "audit.backup_restored", defaultMessage: "バックアップからデータを復元" },
}) satisfies Record<AuditAction, MessageDescriptor>;

/** Fields of a member, as the log names them. */
export const memberFieldText = plain.defineMessages({
  last_name: personText.lastName,
  first_name: personText.firstName,
  last_name_kana: { id: "audit.last_name_kana", defaultMessage: "姓のよみがな" },
  first_name_kana: { id: "audit.first_name_kana", defaultMessage: "名のよみがな" },
  email: fieldText.email,
  guardian_email: personText.guardianEmail,
  grade: personText.grade,
  height: personText.height,
  weight: personText.weight,
  gender: personText.gender,
  additional: { id: "audit.additional", defaultMessage: "投打" },
}) satisfies Record<keyof MemberDraft, MessageDescriptor>;

/** Parts of the team's settings. */
export const settingPartText = defineMessages({
  record_hour: { id: "audit.record_hour", defaultMessage: "今日を数え始める時刻" },
  practice_goal: { id: "audit.practice_goal", defaultMessage: "実施率の目標" },
  pitch_limits: { id: "audit.pitch_limits", defaultMessage: "投球数の上限" },
  hard_hit: { id: "audit.hard_hit", defaultMessage: "強い打球の範囲" },
  pitch_reading: { id: "audit.pitch_reading", defaultMessage: "球種の表しかた" },
  national: { id: "audit.national", defaultMessage: "全国ランキングへの参加" },
}) satisfies Record<Exclude<keyof TeamSettingsDraft, "version">, MessageDescriptor>;

/** Fields of a measurement, as the log names them; its ball is that of a team. */
export const measuredFieldText = plain.defineMessages({
  tag_pitch: measureText.pitchType,
  batting_type: measureText.battingType,
  batting_result: { id: "audit.batting_result", defaultMessage: "打撃の結果" },
  speed: { id: "audit.speed", defaultMessage: "速度" },
  angle: { id: "audit.angle", defaultMessage: "角度" },
  distance: measureText.distance,
}) satisfies Record<Exclude<CorrectableField, "ball">, MessageDescriptor>;

/** Changes of a member's services by a coach, and events that the products report. */
export const linkCallText = defineMessages({
  invite: { id: "audit.invite", defaultMessage: "アナライザーに招待" },
  cancel_invite: { id: "audit.cancel_invite", defaultMessage: "アナライザーの招待を取り消し" },
  unlinkuser: { id: "audit.unlinkuser", defaultMessage: "アナライザーの連携を解除" },
  invited_accepted: { id: "audit.invited_accepted", defaultMessage: "選手がアナライザーの招待を承諾" },
  service_stopped: { id: "audit.service_stopped", defaultMessage: "アナライザーの利用が停止" },
  request: { id: "audit.request", defaultMessage: "選手がトレーニングの利用を申請" },
  purchased: { id: "audit.purchased", defaultMessage: "トレーニングを購入" },
  purchase_ended: { id: "audit.purchase_ended", defaultMessage: "トレーニングの購入が終了" },
  accept: { id: "audit.accept", defaultMessage: "トレーニングを承認" },
  resume: { id: "audit.resume", defaultMessage: "トレーニングを再開" },
  stop: { id: "audit.stop", defaultMessage: "トレーニングを停止" },
}) satisfies Record<AnalyzerCall | AnalyzerEvent | TrainingCall | TrainingEvent, MessageDescriptor>;

export const auditValueText = typed.defineMessages({
  others: { id: "audit.others", defaultMessage: "{names} ほか{count}人" },
  schoolYear: { id: "audit.schoolYear", defaultMessage: "{year}年度" },
  byRole: { id: "audit.byRole", defaultMessage: "{name}（{role}）" },
  times: { id: "audit.times", defaultMessage: "{action}（{times}回）" },
});
