import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createPool, type Db } from "./db/pool.ts";
import { startSmtpServer } from "./notify/smtpServer.fixture.ts";
import { startServer } from "./testing/serverProcess.ts";
import { addTeam, createDatabase } from "./testing.ts";

const kills = Number(process.env.KYUSEKI_KILLS ?? 20);
const families = 50;

test(
  `CO-6 2台のどちらかが${kills}回倒れても、受取人はちょうど1行ずつ、メールは同じMessage-IDのほかは1通ずつ。予約した時刻より早くは出ず、60秒以内に出る`,
  async () => {
    const url = await createDatabase();
    const db = createPool(url, { max: 3 });
    const smtp = await startSmtpServer();
    const { team_id: teamId } = await addTeam(db);
    const members = await addFamilies(db, teamId);
    const env = {
      DATABASE_URL: url,
      DATA_DIR: mkdtempSync(join(tmpdir(), "kyuseki-notices-")),
      KYUSEKI_BACKUPS: "0",
      KYUSEKI_PUBLIC_URL: "https://coach.example",
      KYUSEKI_SMTP_URL: smtp.mail.smtpUrl,
      KYUSEKI_MAIL_FROM: smtp.mail.from,
      KYUSEKI_MAIL_PER_MINUTE: "60000",
    };
    let servers = [await startServer(env)];
    for (let kill = 0; kill < kills; kill += 1) {
      await addNotice(db, teamId, `お知らせ${kill}`, members, "held", 0);
      servers = [...servers, await startServer(env)];
      // Anywhere: while recipients are made, at the commit, while mails are handed over.
      await wait((kill * 37) % 250);
      // In turn the one that found the notice, and the one that was there before.
      const fallen = servers[kill % 2 === 0 ? 1 : 0];
      fallen?.child.kill("SIGKILL");
      await fallen?.exited;
      servers = servers.filter((server) => server !== fallen);
    }
    for (const { child } of servers) child.kill("SIGTERM");
    for (const { exited } of servers) expect(await exited).toBe(0);
    // A server that fell holds the mails it had begun for a quarter of an hour: that has passed now.
    await db.query("update outbox set due_at = now() where failed_at is null");
    const last = await startServer(env);
    await addNotice(db, teamId, `お知らせ${kills}`, members, "scheduled", 2);
    await expect.poll(() => leftBehind(db), { timeout: 60_000, interval: 200 }).toBe(0);
    last.child.kill("SIGTERM");
    expect(await last.exited).toBe(0);

    const { rows } = await db.query(
      `select (select count(*) from notice_recipients r where r.notice_id = n.id) as recipients,
              (select count(*) from notice_versions v where v.notice_id = n.id) as versions,
              (select count(*) from notice_mails m where m.notice_id = n.id and m.state = 'sent') as mails
       from notices n where n.state = 'sent' order by n.id`,
    );
    expect(rows).toEqual(
      Array.from({ length: kills + 1 }, () => ({ recipients: families, versions: 1, mails: families })),
    );
    const { rows: delays } = await db.query<{ left_s: number; arrived_s: number }>(
      `select extract(epoch from v.at - n.leaves_at)::float8 as left_s,
              extract(epoch from (select max(m.ended_at) from notice_mails m where m.notice_id = n.id) - n.leaves_at)::float8 as arrived_s
       from notices n join notice_versions v on v.notice_id = n.id order by n.id desc limit 1`,
    );
    expect(delays[0]?.left_s).toBeGreaterThanOrEqual(0);
    expect(delays[0]?.arrived_s).toBeLessThan(60);
    const ids = new Map<string, Set<string | undefined>>();
    for (const { to, headers } of smtp.arrived) {
      const mail = `${to} ${headers.Subject}`;
      ids.set(mail, (ids.get(mail) ?? new Set()).add(headers["Message-ID"]));
    }
    expect(ids.size).toBe((kills + 1) * families);
    expect([...ids].filter(([, messageIds]) => messageIds.size !== 1)).toEqual([]);
    // Only what was in flight at a kill is repeated.
    expect(smtp.arrived.length - ids.size).toBeLessThanOrEqual(kills * 3);
    await db.end();
    await smtp.stop();
  },
  60_000 + kills * 10_000,
);

async function addFamilies(db: Db, teamId: number): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `insert into members (team_id, last_name, first_name, grade, guardian_email)
     select $1, '佐藤', 'n' || n, 'j2', 'parent' || n || '@home.example' from generate_series(1, $2) n returning id`,
    [teamId, families],
  );
  return rows.map(({ id }) => id);
}

/** Urgent, so that the hour does not matter. */
async function addNotice(
  db: Db,
  teamId: number,
  title: string,
  members: readonly number[],
  state: "held" | "scheduled",
  inS: number,
) {
  await db.query(
    `insert into notices (team_id, state, title, body, member_ids, audience, choices, remind, level, author, leaves_at, updated_at)
     values ($1, $2, $3, '本文', $4, '', '{}', false, 'urgent', '', now() + make_interval(secs => $5), now())`,
    [teamId, state, title, members, inS],
  );
}

/** Notices and mails that are not sent yet. */
async function leftBehind(db: Db): Promise<number> {
  const { rows } = await db.query<{ left: number }>(
    "select (select count(*) from notices where state <> 'sent') + (select count(*) from outbox) as left",
  );
  return rows[0]?.left ?? 0;
}
