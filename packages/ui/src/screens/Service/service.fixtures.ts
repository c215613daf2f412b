import { readMarkdown } from "@kyuseki/domain/markdown";
import { fileIcon, membersIcon, messageIcon, playIcon, scatterIcon } from "../../components/Icon/icons.ts";
import type { Service } from "./parts/service.ts";

export const services: readonly Service[] = [
  {
    id: "player-app",
    title: "選手用アプリ",
    markdown: readMarkdown("選手が毎日の記録とノートをつけます。チームQRコードで参加します。"),
    planned: false,
    icon: membersIcon,
    status: { tone: "ok", label: "利用中 19人" },
    link: { href: "/training/", label: "案内を見る", native: true },
  },
  {
    id: "analyzer",
    title: "測定アナライザー",
    markdown: readMarkdown("打球と投球を測り、選手別レポートとAIスタッツを作ります。"),
    planned: false,
    icon: scatterIcon,
    status: { tone: "invited", label: "招待中 2人" },
    link: { href: "/member-list", label: "招待を管理する" },
  },
  {
    id: "devices",
    title: "測定機器の取り込み",
    markdown: readMarkdown("測定機器が書き出した**CSV**を読み込みます。くわしくは[手引き](/help#csv)を見てください。"),
    planned: true,
    icon: fileIcon,
  },
  {
    id: "mail",
    title: "メールでの通知",
    markdown: readMarkdown("お知らせをメールでも届けます。"),
    planned: true,
    icon: messageIcon,
  },
];

export const longServices: readonly Service[] = [
  {
    id: "long",
    title: "とても長い名前のサービスでも、隣の札とぶつからずに折り返して読めることを確かめる",
    markdown: readMarkdown("長い説明が続いても、札の下の端はそろいます。".repeat(8)),
    planned: true,
    icon: playIcon,
    status: { tone: "wait", label: "購入待ち 1,204人" },
    link: { href: "/help", label: "このサービスのくわしい内容を見る" },
  },
];
