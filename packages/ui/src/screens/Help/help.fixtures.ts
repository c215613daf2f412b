import { readMarkdown } from "@kyuseki/domain/markdown";
import { csvArticle, membersArticle } from "../../components/Article/article.fixtures.ts";
import type { Article } from "./HelpScreen.tsx";

const startArticle: Article = {
  id: "login",
  title: "ログインする",
  group: "はじめに",
  updated: "2026-04-01",
  planned: false,
  notice: null,
  lead: readMarkdown("監督・コーチの方は、メールアドレスとパスワードでログインします。"),
  sections: [
    {
      id: "login-keep",
      title: "ログイン状態を保持する",
      markdown: readMarkdown(
        "自分だけが使う端末で選んでください。\n\n- 選ばないとき：最後に使ってから3日間\n- 選んだとき：90日間",
      ),
      planned: false,
    },
  ],
};

export const helpArticles: readonly [Article, ...Article[]] = [startArticle, membersArticle, csvArticle];

export const longHelpArticles: readonly [Article, ...Article[]] = [
  {
    ...startArticle,
    title: "とても長い名前の説明でも、目次からも本文からもはみ出さずに折り返して読めることを確かめる",
    lead: readMarkdown(`${"長い説明が続きます。".repeat(30)}\n\nhttps://kyuseki.example/${"abcdefghij".repeat(20)}`),
  },
  { ...membersArticle, title: "名前の長い次の説明へのリンクも、前の説明へのリンクの下に折り返して置かれる" },
];
