import type { FastifyInstance } from "fastify";
import type { Config } from "../../config/config.ts";
import { sendPage, staticPage } from "./pages.ts";

/** The addresses that lead out of the app (D-11). Where they lead is configured; unset, a small page of our own stands there. */
export function siteLinkPages(app: FastifyInstance, config: Pick<Config, "topSiteUrl" | "playerSiteUrl">) {
  const pages = [
    { paths: ["/training", "/training/"], target: config.playerSiteUrl, html: playerPage },
    { paths: ["/kyuseki-top", "/kyuseki-top/"], target: config.topSiteUrl, html: topPage },
  ];
  for (const { paths, target, html } of pages) {
    for (const path of paths) {
      app.get(path, async (_request, reply) => (target ? reply.redirect(target, 302) : sendPage(reply, html)));
    }
  }
}

const playerPage = staticPage(
  "選手のページ",
  [
    "こちらは選手向けサービスの入口です。この環境には、選手向けサービスがまだ接続されていません。",
    "指導者の方は、指導者用のアカウントでログインしてください。選手のアカウントでログインしているときは、先にログアウトしてください。",
  ],
  [
    { href: "/login", label: "指導者のログインへ" },
    { href: "/logout", label: "ログアウトする" },
  ],
);

const topPage = staticPage(
  "球跡 Kyuseki",
  [
    "球跡は、野球・ソフトボールチームの指導者のためのサービスです。選手の記録を見て、声をかける相手を見つけ、伝えるところまでを助けます。",
    "サービスの案内サイトは、この環境ではまだ用意されていません。",
  ],
  [
    { href: "/login", label: "指導者のログインへ" },
    { href: "/training/", label: "選手の方はこちら" },
  ],
);
