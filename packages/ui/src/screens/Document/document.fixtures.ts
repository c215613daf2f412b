import { readMarkdown } from "@kyuseki/domain/markdown";
import type { Article } from "../../components/Article/article.ts";

const clause = (id: string, title: string, markdown: string) => ({
  id,
  title,
  markdown: readMarkdown(markdown),
  planned: false,
});

export const terms: Article = {
  id: "terms",
  title: "利用規約",
  group: "規約",
  updated: "2026-04-01",
  planned: false,
  notice: "この文面はひな形です。運営者が内容を確定してください。",
  lead: readMarkdown("この規約は、球跡を使うときの約束を定めます。"),
  sections: [
    clause("scope", "第1条（この規約について）", "球跡を使うすべての指導者に当てはまります。"),
    clause("account", "第2条（アカウント）", "1. アカウントは一人に一つです。\n2. 人に貸すことはできません。"),
    clause("data", "第3条（記録の扱い）", "くわしくは[プライバシーポリシー](/privacy)を見てください。"),
  ],
};

export const longTerms: Article = {
  ...terms,
  title: "とても長い名前の、複数の団体にまたがる共同利用に関する取り決めと利用規約",
  lead: readMarkdown(`${"長い前文が続きます。".repeat(20)}\n\nhttps://kyuseki.example/${"abcdefghij".repeat(20)}`),
};
