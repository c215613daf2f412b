import type { FastifyReply } from "fastify";
import { contentPolicy } from "../headers/contentPolicy.ts";
import { pageStyle } from "./pageStyle.ts";

/** A whole HTML page with the policy made for exactly this text. */
export function sendPage(reply: FastifyReply, html: string) {
  return setPageHeaders(reply, contentPolicy(html)).send(html);
}

export function setPageHeaders(reply: FastifyReply, policy: string): FastifyReply {
  return reply
    .header("content-security-policy", policy)
    .header("cache-control", "no-cache")
    .type("text/html; charset=utf-8");
}

type PageLink = { href: `/${string}`; label: string };

/** A page without the app: fixed sentences only, never anything that came with a request. The first link is the main one. */
export function staticPage(
  title: string,
  sentences: readonly string[],
  links: readonly PageLink[] = [{ href: "/", label: "球跡を開く" }],
): string {
  const paragraphs = sentences.map((sentence) => `<p>${sentence}</p>`).join("\n");
  const ways = links.map(({ href, label }) => `<li><a href="${href}">${label}</a></li>`).join("\n");
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#0a2c24">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#040b12">
<title>${title} - 球跡 Kyuseki</title>
<link rel="icon" type="image/svg+xml" href="/mark.svg">
<style>${pageStyle}</style>
</head>
<body>
<header>${mark}<b>球跡</b></header>
<main>
<h1>${title}</h1>
${paragraphs}
<ul>
${ways}
</ul>
</main>
<footer>
<a href="/terms">利用規約</a>
<a href="/privacy">プライバシーポリシー</a>
</footer>
</body>
</html>
`;
}

const mark = `<svg viewBox="0 0 26 26" width="28" height="28" aria-hidden="true">
<path d="M3 3h20v11L13 24 3 14z" fill="#f4faf6"/>
<path d="M8.2 12.8 13 8l4.8 4.8-4.8 4.8z" fill="none" stroke="#0a2c24" stroke-width="2.2"/>
<path d="M13 6.3l1.9 1.9-1.9 1.9-1.9-1.9z" fill="#e9f24a" stroke="#0a2c24"/>
</svg>`;
