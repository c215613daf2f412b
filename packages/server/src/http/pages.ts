import type { FastifyReply } from "fastify";
import { contentPolicy } from "./contentPolicy.ts";

/** A whole HTML page with the policy made for exactly this text. */
export function sendPage(reply: FastifyReply, html: string) {
  return asPage(reply, contentPolicy(html)).send(html);
}

export function asPage(reply: FastifyReply, policy: string): FastifyReply {
  return reply
    .header("content-security-policy", policy)
    .header("cache-control", "no-cache")
    .type("text/html; charset=utf-8");
}

/** A page without the app: fixed sentences only, never anything that came with a request. */
export function plainPage(title: string, sentences: readonly string[]): string {
  const paragraphs = sentences.map((sentence) => `<p>${sentence}</p>`).join("\n");
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} - 球跡 Kyuseki</title>
<style>body { max-width: 40rem; margin: 4rem auto; padding: 0 1rem; font-family: system-ui, sans-serif; line-height: 1.8; }</style>
</head>
<body>
<main>
<h1>${title}</h1>
${paragraphs}
<p><a href="/">球跡を開く</a></p>
</main>
</body>
</html>
`;
}
