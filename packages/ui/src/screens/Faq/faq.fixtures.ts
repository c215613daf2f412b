import { readMarkdown } from "@kyuseki/domain/markdown";
import { gaugeIcon, helpIcon, homeIcon, membersIcon } from "../../components/Icon/icons.ts";
import type { FaqGroup } from "./parts/faqGroup.ts";

type Question = [id: string, title: string, markdown: string, planned?: "planned"];

const group = (id: string, title: string, icon: FaqGroup["icon"], questions: readonly Question[]): FaqGroup => ({
  id,
  title,
  icon,
  group: "よくある質問",
  updated: "2026-04-01",
  planned: false,
  notice: null,
  lead: [],
  sections: questions.map(([key, question, markdown, planned]) => ({
    id: key,
    title: question,
    markdown: readMarkdown(markdown),
    planned: planned === "planned",
  })),
});

export const faqGroups: readonly FaqGroup[] = [
  group("start", "はじめに", homeIcon, [
    ["login-failed", "ログインできません", "メールアドレスとパスワードを確かめてください。"],
    ["phone", "スマートフォンでも使えますか", "使えます。画面の下に、よく使う画面が並びます。"],
  ]),
  group("members", "メンバー", membersIcon, [
    ["qr-failed", "選手がQRコードを読み取れません", "コードの期限を確かめ、[もう一度発行](/help#qr)してください。"],
    ["left", "退団した選手のデータはどうなりますか", "監督が消すまで残ります。", "planned"],
  ]),
  group("measure", "測定・取り込み", gaugeIcon, [
    [
      "csv-unknown",
      "CSVの取り込みで「選手がわからない」と出ます",
      "ファイルの名前と、メンバーリストの名前が合わないときに出ます。\n\n1. 取り込みの「確認」で、名前ごとに選手を選びます。\n2. 選んだ対応は覚えます。\n3. チームにいない選手の行は「外す」を選びます。",
      "planned",
    ],
    ["guard-limit", "投球数の上限を変えたい", "各種設定で、チームに合うルールを選びます。", "planned"],
  ]),
];

export const longFaqGroups: readonly FaqGroup[] = [
  group("long", "とても長い名前の分類でも折り返して読めることを確かめるための分類", helpIcon, [
    [
      "long-question",
      "CSVの取り込みで「選手がわからない」と出たときに、名前ごとに選手を選びなおすには、どの画面のどこを押せばよいですか",
      `${"長い答えでも、枠からはみ出さずに折り返します。".repeat(12)}\n\nhttps://kyuseki.example/${"abcdefghij".repeat(20)}`,
    ],
  ]),
];
