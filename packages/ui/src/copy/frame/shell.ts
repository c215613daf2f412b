import { defineMessages, type MessageDescriptor } from "react-intl";
import { typed } from "../typed.ts";
import { titleText } from "./titles.ts";

/** Every destination of the shell. Words and icons depend on the id; the app adds the addresses. */
export type NavId =
  | "home"
  | "dashboard"
  | "training-report"
  | "evaluation-result"
  | "ranking"
  | "ranking-individual-local"
  | "ranking-individual-national"
  | "ranking-team-national"
  | "notification"
  | "note"
  | "nextshot-analysis"
  | "player-report"
  | "member-list"
  | "team-management"
  | "evaluation-setting"
  | "information"
  | "faq"
  | "player-service"
  | "search"
  | "account"
  | "service"
  | "terms"
  | "privacy";

export type NavGroupId = "training" | "communication" | "analyzer" | "setting" | "support";

/** Navigation words that are no screen's title. */
const ownWords = defineMessages({
  ranking: { id: "nav.ranking", defaultMessage: "ランキング" },
  local: { id: "nav.ranking.local", defaultMessage: "個人・チーム内" },
  national: { id: "nav.ranking.national", defaultMessage: "個人・全国" },
  team: { id: "nav.ranking.team", defaultMessage: "チーム・全国" },
  playerReport: { id: "nav.playerReport", defaultMessage: "選手別レポート" },
  playerService: { id: "nav.playerService", defaultMessage: "選手用サービス" },
});

export const navText = {
  home: titleText.home,
  dashboard: titleText.dashboard,
  "training-report": titleText["training-report"],
  "evaluation-result": titleText["evaluation-result"],
  ranking: ownWords.ranking,
  "ranking-individual-local": ownWords.local,
  "ranking-individual-national": ownWords.national,
  "ranking-team-national": ownWords.team,
  notification: titleText.notification,
  note: titleText.note,
  "nextshot-analysis": titleText["nextshot-analysis"],
  "player-report": ownWords.playerReport,
  "member-list": titleText["member-list"],
  "team-management": titleText["team-management"],
  "evaluation-setting": titleText["evaluation-setting"],
  information: titleText.information,
  faq: titleText.faq,
  "player-service": ownWords.playerService,
  search: titleText.search,
  account: titleText.account,
  service: titleText.service,
  terms: titleText.terms,
  privacy: titleText.privacy,
} as const satisfies Record<NavId, MessageDescriptor>;

const shortWords = defineMessages({
  dashboard: { id: "nav.short.dashboard", defaultMessage: "レポート" },
  note: { id: "nav.short.note", defaultMessage: "ノート" },
  notification: { id: "nav.short.notification", defaultMessage: "送信" },
});

/** The bottom bar has room for one word. */
export const tabText = { ...navText, ...shortWords } as const satisfies Record<NavId, MessageDescriptor>;

export const navGroupText = defineMessages({
  training: { id: "nav.group.training", defaultMessage: "トレーニング" },
  communication: { id: "nav.group.communication", defaultMessage: "コミュニケーション" },
  analyzer: { id: "nav.group.analyzer", defaultMessage: "アナライザー" },
  setting: { id: "nav.group.setting", defaultMessage: "設定" },
  support: { id: "nav.group.support", defaultMessage: "サポート" },
}) satisfies Record<NavGroupId, MessageDescriptor>;

export const shellText = defineMessages({
  skip: { id: "shell.skip", defaultMessage: "本文へ移動" },
  main: { id: "shell.main", defaultMessage: "メイン" },
  support: { id: "shell.support", defaultMessage: "サポート" },
  quick: { id: "shell.quick", defaultMessage: "クイックメニュー" },
  menu: { id: "shell.menu", defaultMessage: "メニュー" },
  openMenu: { id: "shell.openMenu", defaultMessage: "メニューを開く" },
  close: { id: "shell.close", defaultMessage: "閉じる" },
  inquiry: { id: "shell.inquiry", defaultMessage: "お問い合わせ" },
  qr: { id: "shell.qr", defaultMessage: "チームQRコードを表示" },
  back: { id: "shell.back", defaultMessage: "もどる" },
  notices: { id: "shell.notices", defaultMessage: "運営からのお知らせ" },
  switchTeam: { id: "shell.switchTeam", defaultMessage: "チームを切り替える" },
  logout: { id: "shell.logout", defaultMessage: "ログアウト" },
});

export const shellValueText = typed.defineMessages({
  person: { id: "shell.person", defaultMessage: "{name}（{role}）" },
  unread: { id: "shell.unread", defaultMessage: "運営からのお知らせ 未読{count, number}件" },
  rights: { id: "shell.rights", defaultMessage: "© {product}" },
});
