// Serves the review of changed pictures to this machine only, and records its verdicts.
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { originOf } from "../listen.ts";
import { CallFailure } from "./reviewGit.ts";
import { approve, type Change, pageOf, places, type Verdicts } from "./visualReport.ts";

type Review = { root: string; changes: Change[]; chromatic?: string | null };
type Decision = { ids: string[]; verdict: "approved" | "rejected" | "none" };

/**
 * Everything is below a random path, so that pages of other origins can neither read nor send anything. Returns the
 * server, to listen on 127.0.0.1, and the path of the page.
 */
export function createReviewServer({ root, changes, chromatic = null }: Review) {
  const path = `/${randomBytes(24).toString("base64url")}/`;
  const verdicts = createVerdicts(root, changes);
  const pictures = new Set(
    changes.flatMap((change) =>
      change.pictures.flatMap(({ before, after, difference }) => [before, after, difference]),
    ),
  );

  const server = createServer(async (request, reply) => {
    try {
      await answer(request, reply);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) console.error(failure);
      const error = failure instanceof CallFailure ? failure.message : "思わぬ失敗です。承認はしていません。";
      sendJson(reply, failure instanceof CallFailure ? 409 : 500, { error });
    }
  });
  return { server, path };

  async function answer(request: IncomingMessage, reply: ServerResponse) {
    const { url = "" } = request;
    const own = originOf(server);
    if (`http://${request.headers.host}` !== own) return sendJson(reply, 403, { error: "この住所では開けません。" });
    if (!url.startsWith(path)) return sendJson(reply, 404, { error: "ここには何もありません。" });
    const name = url.slice(path.length);
    if (request.method === "POST" && name === "verdicts") {
      if (request.headers.origin !== own || request.headers["content-type"] !== "application/json")
        return sendJson(reply, 403, { error: "この画面の外からは承認できません。" });
      const asked = await readBody(request);
      if (!asked) return sendJson(reply, 400, { error: "承認するものがわかりません。" });
      return sendJson(reply, 200, verdicts.take(asked));
    }
    if (request.method !== "GET") return sendJson(reply, 405, { error: "できない操作です。" });
    if (name === "") return sendPage(reply);
    if (!pictures.has(name)) return sendJson(reply, 404, { error: "ここには何もありません。" });
    send(reply, 200, "image/webp", readFileSync(join(root, places.difference, name)));
  }

  function sendPage(reply: ServerResponse) {
    const nonce = randomBytes(16).toString("base64");
    reply.setHeader(
      "content-security-policy",
      `default-src 'none'; img-src 'self' data:; connect-src 'self'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    send(reply, 200, "text/html; charset=utf-8", pageOf(changes, { nonce, review: { chromatic, ...verdicts.all() } }));
  }
}

/** The verdicts, stored beside the report, so that they survive a reload and the server. */
function createVerdicts(root: string, changes: Change[]) {
  const file = join(root, places.difference, "verdicts.json");
  const verdicts: Verdicts = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const all = () => ({ verdicts });

  function take({ ids, verdict }: Decision) {
    // Approved changes stay approved, so a second press finds nothing to do.
    const open = changes.filter(({ id }) => ids.includes(id) && verdicts[id]?.verdict !== "approved");
    if (open.length === 0) return all();
    const commit = verdict === "approved" ? approve(root, open) : undefined;
    for (const { id } of open) {
      if (verdict === "none") delete verdicts[id];
      else verdicts[id] = { verdict, commit };
    }
    writeFileSync(file, JSON.stringify(verdicts));
    return all();
  }
  return { all, take };
}

async function readBody(request: IncomingMessage): Promise<Decision | undefined> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) {
    text += chunk;
    if (text.length > bodyLimit) return undefined;
  }
  try {
    const { ids, verdict } = JSON.parse(text);
    return Array.isArray(ids) && ["approved", "rejected", "none"].includes(verdict) ? { ids, verdict } : undefined;
  } catch {
    return undefined;
  }
}

const sendJson = (reply: ServerResponse, status: number, body: object) =>
  send(reply, status, "application/json; charset=utf-8", JSON.stringify(body));

function send(reply: ServerResponse, status: number, type: string, body: string | Buffer) {
  reply.writeHead(status, {
    "content-type": type,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
  reply.end(body);
}

const bodyLimit = 256_000;
