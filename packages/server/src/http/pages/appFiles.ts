import { existsSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import { Failure, navigationPreloadHeader, pageHeader } from "@kyuseki/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import type { Db } from "../../db/pool.ts";
import { findAnyTeam } from "../../store/team/teams.ts";
import { contentPolicy, scriptContentPolicy } from "../headers/contentPolicy.ts";
import { trackingSources } from "../headers/trackingSources.ts";
import { createPace } from "../limits/pace.ts";
import { sendFailure } from "../replies/failureReply.ts";
import { PreparedAnswer, sendPrepared } from "../replies/preparedAnswer.ts";
import { pageConfigJson, withPageConfig } from "./pageConfig.ts";
import { sendPage, setPageHeaders, staticPage } from "./pages.ts";

type Options = {
  dist: string;
  config: Pick<Config, "topSiteUrl" | "playerSiteUrl" | "tracking" | "videoSources" | "demo"> &
    Partial<Pick<Config, "mail" | "publicUrl">>;
  db: Db;
};

/** The built app: files as they are, its page for every address a person may open, 404 for everything else. */
export function appFileRoutes(app: FastifyInstance, { dist, config, db }: Options) {
  const pace = createPace();
  const built = existsSync(join(dist, "index.html"));
  const openPage = built ? appPage(readFileSync(join(dist, "index.html"), "utf8"), config, db) : notBuiltPage;

  if (built) {
    app.register(fastifyStatic, {
      root: dist,
      index: false,
      redirect: false,
      dotfiles: "ignore",
      preCompressed: true,
      cacheControl: false,
      allowedPath: (path) => !/(\/|^\/index\.html|\.map)$/.test(path),
      setHeaders: (reply, path) => {
        const named = path.startsWith(join(dist, "assets") + sep);
        reply.header("cache-control", named ? "public, max-age=31536000, immutable" : "no-cache");
        if (/\.js(\.br|\.gz)?$/.test(path)) reply.header("content-security-policy", scriptContentPolicy);
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (isPageVisit(request)) {
      if (isSetup(request) && (await clubExists(db))) return sendPage(reply.code(404), setupIsOver);
      return openPage(request, reply);
    }
    await pace();
    return sendFailure(new Failure("not_found"), request, reply);
  });
}

/** Addresses of files answer 404 instead of the app's page (H5). */
function isPageVisit({ method, url, headers }: FastifyRequest): boolean {
  const [path = ""] = url.split("?");
  if (method !== "GET" && method !== "HEAD") return false;
  if (/^\/(api|assets|calendar|files)(\/|$)/.test(path) || /\.[^/]*$/.test(path)) return false;
  return headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept);
}

/** The page that makes the first club is gone once there is one (OP-1). */
const isSetup = ({ url }: FastifyRequest) => /^\/setup\/?(\?|$)/.test(url);

/**
 * A family's page opens by a secret link (CO-2): no search engine lists it, no cache on the way keeps it. The browser may: what
 * the link opens is not in it, and it is larger than what is asked for after it.
 */
const isFamilyPage = ({ url }: FastifyRequest) => /^\/f\/?(\?|$)/.test(url);
const unlisted = { "x-robots-tag": "noindex, nofollow", "cache-control": "private, no-cache" } as const;

/** A page must open while the database is away: it is the app that then says so. */
const clubExists = (db: Db) => findAnyTeam(db).catch(() => false);

const setupIsOver = staticPage(
  "はじめの設定は済んでいます",
  ["このページは、最初のチームを作るときだけ開けます。登録した人は、ログインしてください。"],
  [{ href: "/login", label: "ログインへ" }],
);

/** What the page carries so that it need not be asked for: build/entryInPage.ts. */
const scriptsInPage = /<script([^>]*) data-file="([^"]+)">[\s\S]*?<\/script>/g;

type OpenPage = (request: FastifyRequest, reply: FastifyReply) => unknown;

function appPage(html: string, config: Options["config"], db: Db): OpenPage {
  // Only the data block changes from here on, and a policy does not cover data.
  const formOf = (text: string) => ({
    text,
    policy: contentPolicy(text, { ...trackingSources(config.tracking), media: config.videoSources }),
    /** By settings: one entry with the demo and one without, at most. */
    prepared: new Map<string, PreparedAnswer>(),
  });
  const whole = formOf(html);
  const withFiles = formOf(html.replaceAll(scriptsInPage, '<script$1 src="$2"></script>'));
  return async (request, reply) => {
    const form = navigationPreloadHeader.toLowerCase() in request.headers ? withFiles : whole;
    const settings = await pageConfigJson(config, db);
    const page = form.prepared.get(settings) ?? new PreparedAnswer(withPageConfig(form.text, settings));
    form.prepared.set(settings, page);
    setPageHeaders(reply, form.policy)
      .header("vary", `accept-encoding, ${navigationPreloadHeader}`)
      .header(pageHeader, "app");
    if (isFamilyPage(request)) reply.headers(unlisted);
    return sendPrepared(page, request, reply);
  };
}

const howToBuild = staticPage("画面がまだ作られていません", [
  "サーバーは動いています。<code>npm run build</code> を実行して画面を作り、サーバーを再起動してください。",
  `<span lang="en">The server is running, but the app is not built yet. Run <code>npm run build</code> and restart.</span>`,
]);

const notBuiltPage: OpenPage = (_request, reply) => sendPage(reply.code(503), howToBuild);
