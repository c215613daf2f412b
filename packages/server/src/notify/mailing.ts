import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import type { Db } from "../db/pool.ts";
import { createMailer } from "./mailer.ts";
import { createOutbox } from "./outbox.ts";

export type Mailing = {
  /** Who answers inquiries. */
  operatorEmail: string | undefined;
  /** What links in mails begin with, without a slash at its end. A mail with a link needs it. */
  publicUrl: string | undefined;
  /** Mails may have been queued. `serve` says so after every write. */
  wake: () => void;
};

type Options = {
  db: Db;
  config: Partial<Pick<Config, "mail" | "publicUrl">>;
  now: () => Date;
  log: FastifyBaseLogger;
};

/** Mails are sent while `app` is open. null, and a line in the log, where no SMTP server is configured. */
export function startMailing(app: FastifyInstance, { db, config, now, log }: Options): Mailing | null {
  if (!config.mail) {
    log.info("Mail is off: KYUSEKI_SMTP_URL is not set.");
    return null;
  }
  const outbox = createOutbox({ db, mailer: createMailer(config.mail), now, log });
  // Left by a crash, or queued by another server.
  app.addHook("onReady", async () => outbox.wake());
  app.addHook("onClose", () => outbox.stop());
  return { operatorEmail: config.mail.operatorEmail, publicUrl: config.publicUrl, wake: outbox.wake };
}
