import { Writable } from "node:stream";
import pino from "pino";
import { expect } from "vitest";
import type { MailConfig } from "../config/config.ts";
import { createPool } from "../db/pool.ts";
import { insertMail } from "../store/platform/outbox.ts";
import { createDatabase } from "../testing.ts";
import { createMailer } from "./mailer.ts";
import { createOutbox } from "./outbox.ts";

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const start = new Date("2026-04-05T03:00:00Z");

export const mail = { to: "kantoku@team.example", subject: "【球跡】テスト", text: "一行め\n二行め🥎\n" };

/** A database of its own with a clock, and as many servers' outboxes over it as a test asks for. */
export async function createOutboxFixture() {
  const db = createPool(await createDatabase());
  let clock = start;
  let logged = "";
  let outboxes: ReturnType<typeof createOutbox>[] = [];
  const sink = new Writable({
    write(chunk, _, done) {
      logged += chunk;
      done();
    },
  });
  const rows = async () =>
    (await db.query("select id, attempts, due_at, failed_at from outbox order by created_at")).rows;

  return {
    db,
    rows,
    log: () => logged,
    moveTo(ms: number) {
      clock = new Date(start.getTime() + ms);
    },
    newOutbox(config: MailConfig) {
      const log = pino({ level: "trace" }, sink);
      const outbox = createOutbox({ db, mailer: createMailer(config), now: () => clock, log });
      outboxes.push(outbox);
      return outbox;
    },
    queue: (overrides: Partial<typeof mail> & { reply_to?: string } = {}) =>
      insertMail(db, { ...mail, ...overrides }, clock),
    untilRows: (expected: object[]) => expect.poll(rows).toMatchObject(expected),
    async reset() {
      await Promise.all(outboxes.map((outbox) => outbox.stop(0)));
      await db.query("delete from outbox");
      outboxes = [];
      clock = start;
      logged = "";
    },
    end: () => db.end(),
  };
}
