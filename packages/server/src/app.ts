import { fileURLToPath } from "node:url";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { startNightlyBackups } from "./backup/nightly.ts";
import type { Config } from "./config/config.ts";
import { storageDefaults } from "./config/filesConfig.ts";
import { defaultShares } from "./config/sharesConfig.ts";
import { signInDefaults } from "./config/signInConfig.ts";
import { trackingOff } from "./config/trackingConfig.ts";
import type { Db } from "./db/pool.ts";
import { createBoundedFiles } from "./files/boundedFiles.ts";
import type { Files } from "./files/files.ts";
import { analyticsRoutes } from "./http/analytics/analyticsRoutes.ts";
import { sessionGuard } from "./http/auth/sessions.ts";
import { sourceGuard } from "./http/auth/sourceGuard.ts";
import { calendarRoutes } from "./http/events/calendarRoutes.ts";
import { registerSecurityHeaders } from "./http/headers/securityHeaders.ts";
import { limitConnections } from "./http/limits/connections.ts";
import { createDiskSpace } from "./http/limits/diskSpace.ts";
import { createLargeBodies } from "./http/limits/largeBodies.ts";
import { createRequestShares } from "./http/limits/requestShares.ts";
import { createSignInRateLimits } from "./http/limits/signInRateLimits.ts";
import { registerSlowBodies } from "./http/limits/slowBodies.ts";
import { noticeFileRoutes } from "./http/notices/noticeFileRoutes.ts";
import { appFileRoutes } from "./http/pages/appFiles.ts";
import { siteLinkPages } from "./http/pages/siteLinkPages.ts";
import { closeWhileDraining, type Draining } from "./http/platform/draining.ts";
import { healthRoute } from "./http/platform/health.ts";
import { metricsRoute } from "./http/platform/metrics.ts";
import { openApiRoute } from "./http/platform/openApi.ts";
import { registerErrorHandler } from "./http/replies/failureReply.ts";
import { registerBodyParsers } from "./http/requests/bodyParsers.ts";
import { fastifyOptions } from "./http/requests/fastifyOptions.ts";
import { registerRequestLog } from "./http/requests/requestLog.ts";
import type { Api } from "./http/serve/api.ts";
import { answerOtherMethods } from "./http/serve/otherMethods.ts";
import { logoFileRoutes } from "./http/videos/logoFiles.ts";
import { photoFileRoutes } from "./http/videos/photoFiles.ts";
import { videoFileRoutes } from "./http/videos/videoFiles.ts";
import { startMailing } from "./notify/mailing.ts";
import { startNoticeDispatcher } from "./notify/noticeDispatcher.ts";
import { startNationalDays } from "./reports/rankings/nationalDay.ts";
import { startRetention } from "./retention/retention.ts";
import { registerRoutes } from "./routes/registerRoutes.ts";
import { type VerifyPassword, verifyPassword } from "./security/password.ts";

export type AppOptions = {
  db: Db;
  config: Pick<Config, "trustProxy" | "topSiteUrl" | "playerSiteUrl" | "demo"> &
    Partial<
      Pick<
        Config,
        | "mail"
        | "publicUrl"
        | "tracking"
        | "videoSources"
        | "backups"
        | "metricsToken"
        | "storage"
        | "shares"
        | "signIn"
      >
    >;
  /** Where the files are that people send. */
  files: Files;
  /** Folders of this machine that hold the database and the files; their disks are watched. */
  diskFolders?: readonly string[];
  /** The only clock of sessions and stores. */
  now: () => Date;
  log: FastifyBaseLogger;
  /** Folder of the built app, by default that of the app beside us. Not built: a page says how to. */
  appDist?: string;
  /** Set by the process when it is told to end. */
  draining?: Draining;
  /** Replaceable so that computations can be counted. */
  verifyPassword?: VerifyPassword;
};

/** The whole server, not yet listening. @throws Error when an endpoint of the contract has no route */
export function buildApp(options: AppOptions): FastifyInstance {
  const { db, config, now, log } = options;
  const files = createBoundedFiles(options.files);
  const { tracking = trackingOff, videoSources = [], storage = storageDefaults } = config;
  const draining = options.draining ?? { begun: false };
  const app = Fastify({ loggerInstance: log, trustProxy: config.trustProxy, ...fastifyOptions });
  const mail = startMailing(app, { db, config, now, log });
  startNoticeDispatcher(app, { db, mail, now, log });
  startRetention(app, { db, files, now, log });
  startNationalDays(app, { db, now, log });
  startNightlyBackups(app, { db, files, now, log, backups: config.backups });
  const guards = {
    requireSession: sessionGuard(db),
    requireSource: sourceGuard(db),
    countLargeBody: createLargeBodies(db),
  };
  const disk = createDiskSpace({ folders: options.diskFolders ?? [], freeAtLeast: storage.freeAtLeast });
  const storageOfClub = storage.ofClub;
  const shares = createRequestShares(db, config.shares ?? defaultShares);
  const api: Api = {
    app,
    db,
    shares,
    files,
    storageOfClub,
    disk,
    videoSources,
    ...guards,
    now,
    publicUrl: config.publicUrl,
    mail,
    served: new Map(),
  };

  app.decorateRequest("caller", null);
  app.decorateRequest("source", null);
  app.decorateRequest("ingested", null);
  app.decorateRequest("isShed", false);
  registerBodyParsers(app);
  registerSlowBodies(app);
  limitConnections(app, config);
  registerSecurityHeaders(app);
  registerRequestLog(app);
  closeWhileDraining(app, draining);
  registerErrorHandler(app);
  metricsRoute(app, { db, disk, shares, now, token: config.metricsToken });

  registerRoutes(api, {
    limits: createSignInRateLimits(db, config.signIn ?? signInDefaults),
    verifyPassword: options.verifyPassword ?? verifyPassword,
  });
  healthRoute(app, { db, disk, now, draining });
  openApiRoute(app);
  logoFileRoutes(app, { db, files });
  noticeFileRoutes(app, { db, files, now });
  calendarRoutes(app, {
    db,
    shared: shares.connectionsOf({ club: "calendars", person: "" }),
    publicUrl: config.publicUrl,
    now,
  });
  const filesDb = shares.connectionsOf({ club: "files", person: "" });
  videoFileRoutes(app, { db: filesDb, files, now });
  photoFileRoutes(app, { db: filesDb, files, now });
  answerOtherMethods(api);
  siteLinkPages(app, config);
  analyticsRoutes(app, { db, disk, tracking, now });
  appFileRoutes(app, { dist: options.appDist ?? builtApp, config: { ...config, tracking, videoSources }, db });
  return app;
}

const builtApp = fileURLToPath(new URL("../../app/dist", import.meta.url));
