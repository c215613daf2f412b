import { defineMessages, type MessageDescriptor } from "react-intl";
import type { ScreenId } from "../frame/titles.ts";

/** Other names of a screen, and how its title is read, separated by spaces; only searched, never shown. */
const words = defineMessages({
  home: { id: "searchWords.home", defaultMessage: "トップ 最初の画面 はじめ" },
  scoreboard: {
    id: "searchWords.scoreboard",
    defaultMessage: "すこあぼーど 自己ベスト じこべすと 更新 こうしん 今週 こんしゅう 掲示 けいじ",
  },
  dashboard: {
    id: "searchWords.dashboard",
    defaultMessage: "実施率 じっしりつ 練習量 れんしゅうりょう 負荷 ふか 痛み いたみ ダッシュボード",
  },
  "pitch-guard": {
    id: "searchWords.pitch-guard",
    defaultMessage: "とうきゅうすうがーど 球数制限 たまかずせいげん 投げすぎ なげすぎ",
  },
  "training-report": {
    id: "searchWords.training-report",
    defaultMessage: "じっしきろく 練習記録 れんしゅうきろく 練習日誌 にっし",
  },
  "evaluation-result": {
    id: "searchWords.evaluation-result",
    defaultMessage: "そくてい 計測 けいそく 体力測定 たいりょくそくてい 記録会 きろくかい",
  },
  "measuring-day": {
    id: "searchWords.measuring-day",
    defaultMessage: "そくていかいのにゅうりょく 記録の入力 きろくのにゅうりょく",
  },
  "print-measure": {
    id: "searchWords.print-measure",
    defaultMessage: "そくていしーと 記録用紙 きろくようし 印刷 いんさつ",
  },
  "evaluation-setting": {
    id: "searchWords.evaluation-setting",
    defaultMessage: "かくしゅせってい 測定項目 そくていこうもく 目標 もくひょう 球数の上限 たまかずのじょうげん",
  },
  "ranking-individual-local": {
    id: "searchWords.ranking-individual-local",
    defaultMessage: "ちーむないらんきんぐ 順位 じゅんい 伸び率 のびりつ",
  },
  "ranking-individual-national": {
    id: "searchWords.ranking-individual-national",
    defaultMessage: "ぜんこくらんきんぐ こじん 全国順位 ぜんこくじゅんい",
  },
  "ranking-team-national": {
    id: "searchWords.ranking-team-national",
    defaultMessage: "ぜんこくらんきんぐ ちーむ 全国順位 ぜんこくじゅんい",
  },
  notification: {
    id: "searchWords.notification",
    defaultMessage: "おしらせそうしん 連絡 れんらく メッセージ 出欠 しゅっけつ 一斉送信 いっせいそうしん",
  },
  note: { id: "searchWords.note", defaultMessage: "せいちょうのーと 野球ノート やきゅうのーと 日記 にっき コメント" },
  "note-setting": {
    id: "searchWords.note-setting",
    defaultMessage: "のーとのせってい 質問 しつもん ノートの項目 のーとのこうもく",
  },
  "note-preview": { id: "searchWords.note-preview", defaultMessage: "のーとのぷれびゅー 見本 みほん" },
  "member-list": {
    id: "searchWords.member-list",
    defaultMessage: "選手一覧 せんしゅいちらん 名簿 めいぼ 部員 ぶいん 承認 しょうにん 招待 しょうたい",
  },
  "member-bulk-add": {
    id: "searchWords.member-bulk-add",
    defaultMessage:
      "めんばーをまとめてついか 一括登録 いっかつとうろく 選手の追加 せんしゅのついか 新入部員 しんにゅうぶいん",
  },
  "year-change": {
    id: "searchWords.year-change",
    defaultMessage: "ねんどこうしん 進級 しんきゅう 学年を上げる がくねんをあげる 卒業 そつぎょう 卒団 そつだん",
  },
  "team-management": {
    id: "searchWords.team-management",
    defaultMessage:
      "ちーむかんり QRコード きゅーあーるこーど チームコード ロゴ チーム名 ちーむめい 指導者 しどうしゃ コーチの招待 こーちのしょうたい",
  },
  "nextshot-analysis": {
    id: "searchWords.nextshot-analysis",
    defaultMessage:
      "そくていでーたぶんせき 打球速度 だきゅうそくど 打球角度 だきゅうかくど 球速 きゅうそく 散布図 さんぷず",
  },
  "csv-import": {
    id: "searchWords.csv-import",
    defaultMessage: "とりこみ インポート アップロード 読み込み よみこみ",
  },
  "nextshot-ranking": { id: "searchWords.nextshot-ranking", defaultMessage: "順位 じゅんい 伸び率 のびりつ" },
  "player-reports": {
    id: "searchWords.player-reports",
    defaultMessage: "せんしゅべつれぽーと 個人レポート こじん 打球速度 球速",
  },
  "report-batting-summary": {
    id: "searchWords.report-batting-summary",
    defaultMessage: "せんしゅべつれぽーと 個人レポート こじんれぽーと 成績 せいせき 打撃 だげき",
  },
  search: { id: "searchWords.search", defaultMessage: "せんしゅけんさく さがす" },
  information: { id: "searchWords.information", defaultMessage: "おしらせ 運営 うんえい メンテナンス" },
  "event-list": { id: "searchWords.event-list", defaultMessage: "大会 たいかい 講習会 こうしゅうかい 行事 ぎょうじ" },
  help: { id: "searchWords.help", defaultMessage: "使い方 つかいかた 操作説明 そうさせつめい" },
  faq: { id: "searchWords.faq", defaultMessage: "よくあるしつもん 使い方 つかいかた 困ったとき こまったとき FAQ" },
  service: { id: "searchWords.service", defaultMessage: "れんけいさーびすあんない アプリ 機器 きき" },
  account: {
    id: "searchWords.account",
    defaultMessage: "パスワード メールアドレス ログイン中の端末 ろぐいんちゅうのたんまつ 自分の情報 じぶんのじょうほう",
  },
  terms: { id: "searchWords.terms", defaultMessage: "りようきやく 規約 きやく" },
  privacy: { id: "searchWords.privacy", defaultMessage: "個人情報 こじんじょうほう" },
});

/** Screens that nobody searches for by name have none. */
export const searchWordsText: Partial<Record<ScreenId, MessageDescriptor>> = words;
