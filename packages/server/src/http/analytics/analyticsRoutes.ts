import { analytics, Failure, waitingTime } from "@kyuseki/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { TrackingConfig } from "../../config/trackingConfig.ts";
import type { Db } from "../../db/pool.ts";
import { type AnalyticsEvents, deleteOldEvents, insertEvents } from "../../store/platform/analytics.ts";
import type { DiskSpace } from "../limits/diskSpace.ts";
import { addressKey, createRateLimit } from "../limits/rateLimit.ts";
import { answerOtherMethods } from "../serve/otherMethods.ts";
import { forwardEvents } from "./analyticsUpstream.ts";
import { createStoredLimit } from "./storedLimit.ts";

type Options = { db: Db; disk: DiskSpace; tracking: TrackingConfig; now: () => Date };

const megabyte = 1024 * 1024;
const largestBody = { track: megabyte, engage: megabyte, groups: megabyte, record: 5 * megabyte } as const;
const kinds = ["track", "engage", "groups", "record"] as const;

const keptForMs = 90 * 24 * 60 * 60 * 1000;
const keptBytes = 2 * 1024 * megabyte;

/** The product's own way for what the analytics client sends: on to the configured upstream, or into the database (AN-1, D-12). */
export function analyticsRoutes(app: FastifyInstance, { db, disk, tracking, now }: Options) {
  const limit = createRateLimit(db, {
    name: "analytics",
    points: 600,
    windowS: 60,
    sentence: (seconds) => `記録の送信が続いたため、あと${waitingTime(seconds)}お待ちください。`,
  });
  const countStored = createStoredLimit(db);
  const take = async (request: FastifyRequest, events: AnalyticsEvents) => {
    const { analyticsUpstream: upstream, analyticsToken: token } = tracking;
    if (upstream !== undefined) return forwardEvents({ upstream, token, log: request.log }, events);
    await deleteOldEvents(db, new Date(now().getTime() - keptForMs));
    if (!(await insertEvents(db, events, now(), keptBytes))) request.log.warn("analytics: the store is full");
  };

  // A scope of its own: nowhere else are these types of body taken (H4).
  app.register(async (scope) => {
    acceptRawBodies(scope);
    for (const kind of kinds) {
      for (const url of pathsOf(kind)) {
        scope.post(url, {
          bodyLimit: largestBody[kind],
          config: { rawBody: true },
          onRequest: async (request) => {
            refuseStrangers(request);
            await limit.count(addressKey(request.ip));
            if (tracking.analyticsUpstream === undefined) {
              await disk.requireRoom();
              await countStored(request, largestBody[kind]);
            }
          },
          handler: async (request, reply) => {
            await take(request, readEvents(kind, request));
            return answer(kind, request, reply);
          },
        });
      }
    }
    const served = kinds.flatMap((kind) => pathsOf(kind).map((path) => [path, { method: "POST", path }] as const));
    answerOtherMethods({ app: scope, served: new Map(served) });
  });
}

const pathsOf = (kind: AnalyticsEvents["kind"]) => [
  `${analytics.proxyPath}/${kind}`,
  `${analytics.proxyPath}/${kind}/`,
];

/** A page that is hidden sends its last events as text/plain: a beacon knows nothing else. */
const bodyTypes = ["application/x-www-form-urlencoded", "text/plain", "application/json", "application/octet-stream"];

function acceptRawBodies(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>(bodyTypes, { parseAs: "buffer" }, (_request, body, done) => done(null, body));
}

/** Refuses requests of other sites: there is no CSRF token on these routes. @throws Failure "forbidden" */
function refuseStrangers({ headers, host }: FastifyRequest) {
  const site = headers["sec-fetch-site"];
  // Older browsers, and pages without TLS, say only where they come from.
  const isOurs = site === undefined ? hostOf(headers.origin) === host : site === "same-origin";
  if (!isOurs) throw new Failure("forbidden");
}

const hostOf = (origin: string | undefined) =>
  origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined;

/** @throws Failure "invalid" for what no analytics client sends */
function readEvents(kind: AnalyticsEvents["kind"], request: FastifyRequest): AnalyticsEvents {
  const [content_type = ""] = (request.headers["content-type"] ?? "").split(";");
  const [, query = ""] = request.url.split("?");
  const { body } = request;
  if (!Buffer.isBuffer(body) || !isReadable[content_type]?.(body, kind)) throw new Failure("invalid");
  return { kind, content_type, query, body };
}

const holdsData = (body: Buffer) => new URLSearchParams(body.toString()).has("data");
const isReadable: Record<string, (body: Buffer, kind: AnalyticsEvents["kind"]) => boolean> = {
  "application/x-www-form-urlencoded": holdsData,
  "text/plain": holdsData,
  "application/json": (body) => isJson(body),
  // Recordings: gzip, or JSON where the browser cannot compress.
  "application/octet-stream": (body, kind) =>
    kind === "record" && ((body[0] === 0x1f && body[1] === 0x8b) || isJson(body)),
};

function isJson(body: Buffer): boolean {
  try {
    return typeof JSON.parse(body.toString()) === "object";
  } catch {
    return false;
  }
}

/** The reply the analytics client expects: an object from recordings and when it asks to hear more, otherwise the bare number. */
function answer(kind: AnalyticsEvents["kind"], request: FastifyRequest, reply: FastifyReply) {
  const isWordy = new URL(request.url, "http://localhost").searchParams.get("verbose") === "1";
  const body = kind === "record" ? { code: 200, status: "OK" } : isWordy ? { status: 1, error: null } : 1;
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(body));
}
