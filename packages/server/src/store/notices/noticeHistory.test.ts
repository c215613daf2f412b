import { type Grade, grades } from "@kyuseki/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Queryable } from "../../db/pool.ts";
import { pick, type Random, randomFrom, wholeBetween } from "../../demo/generate/random.ts";
import { addMember, addTeam, startTestServer, type TestServer } from "../../testing.ts";
import { listNotices } from "./noticeHistory.ts";

const start = new Date("2026-11-20T03:00:00Z");

let server: TestServer;
let teamId: number;
beforeAll(async () => {
  server = await startTestServer();
  teamId = (await addTeam(server.db)).team_id;
});
afterAll(() => server.stop());

const sql = (text: string, values: unknown[] = []) => server.db.query(text, values);
const page = { tab: "sent", q: "", sort: "-at", skipped: 0, most: 26 } as const;

async function insertNotice(choices: string[]): Promise<number> {
  const { rows } = await sql(
    `insert into notices (team_id, state, title, body, member_ids, audience, choices, remind, level, leaves_at, author, updated_at)
     values ($1, 'sent', '連絡', '本文', '{}', '全員', $2, false, 'normal', $3, '監督', $3) returning id`,
    [teamId, choices, start],
  );
  return rows[0].id;
}

type Recipient = { id: number; grade: Grade; read: number | null; answer: string | null; reached: boolean };

/** A notice to some of them, with corrections, marks, answers and mails; what its line must say. Nobody has an address. */
async function invent(random: Random, players: readonly { id: number; grade: Grade; here: boolean }[]) {
  const chance = (share: number) => random() < share;
  const choices = pick(random, [[], ["参加", "不参加"]]);
  const notice = await insertNotice(choices);
  const versions = wholeBetween(random, 0, 3);
  for (let number = 0; number < versions; number += 1)
    await sql("insert into notice_versions values ($1, $2, $3, '連絡', '本文', '監督', $4)", [
      teamId,
      notice,
      number,
      start,
    ]);
  const chosen = players.filter(() => chance(0.7));
  const recipients: Recipient[] = [];
  for (const player of chosen) {
    const [family, own] = [mark(random, versions), mark(random, versions)];
    const answer = choices.length > 0 && chance(0.4) ? "参加" : null;
    await sql(
      `insert into notice_recipients (team_id, notice_id, member_id, family_read_version, player_read_version, answer)
       values ($1, $2, $3, $4, $5, $6)`,
      [teamId, notice, player.id, family, own, answer],
    );
    const read = family === null && own === null ? null : Math.max(family ?? -1, own ?? -1);
    recipients.push({ ...player, read, answer, reached: false });
  }
  for (let number = wholeBetween(random, 0, 6); number > 0; number -= 1) {
    const children = recipients.filter(() => chance(0.4));
    const state = pick(random, ["waiting", "sent", "failed"]);
    await sql(
      `insert into notice_mails (team_id, kind, notice_id, number, family_id, member_ids, state, created_at)
       values ($1, $2, $3, $4, 1, $5, $6, $7)`,
      [teamId, pick(random, ["notice", "correction"]), notice, number, children.map(({ id }) => id), state, start],
    );
    if (state !== "failed") for (const child of children) child.reached = true;
  }
  const here = recipients.filter(({ id }) => players.some((player) => player.id === id && player.here));
  const unread = here.filter(({ read }) => read === null || read < Math.max(versions - 1, 0));
  const oldest = unread.toSorted((a, b) => grades.indexOf(b.grade) - grades.indexOf(a.grade) || a.id - b.id);
  return {
    notice_id: notice,
    players: here.length,
    read: here.length - unread.length,
    answered: choices.length > 0 ? here.filter(({ answer }) => answer !== null).length : null,
    unreached: here.filter(({ reached }) => !reached).length,
    corrections: Math.max(versions - 1, 0),
    unread_ids: oldest.slice(0, 3).map(({ id }) => id),
  };
}

const mark = (random: Random, versions: number) =>
  pick(random, [null, ...Array.from({ length: Math.max(versions, 1) }, (_, number) => number)]);

test("CO-2: でたらめな30の状態でも、一覧の数は、在籍する送り先とメールを1つずつ数えたものと同じ", async () => {
  const players: { id: number; grade: Grade; here: boolean }[] = [];
  for (let count = 0; count < 9; count += 1) {
    const grade = grades[count % 4] ?? "e1";
    players.push({ id: (await addMember(server.db, teamId, { grade })).id, grade, here: count > 1 });
  }
  const [archived, deleted] = players;
  const expected: Awaited<ReturnType<typeof invent>>[] = [];
  for (let state = 0; state < 30; state += 1) expected.unshift(await invent(randomFrom(`notices ${state}`), players));
  await sql("update members set state = 'archived', archived_as = 'left' where id = $1", [archived?.id]);
  await sql("update members set deleted_at = now() where id = $1", [deleted?.id]);
  const found = await listNotices(server.db, teamId, { ...page, most: 40 });
  expect(found.map(({ at: _at, ...line }) => line)).toEqual(
    expected.map((line) => ({ ...line, state: "sent", title: "連絡", audience: "全員", level: "normal" })),
  );
  expect(await listNotices(server.db, teamId, { ...page, skipped: 10, most: 5 })).toEqual(found.slice(10, 15));
  const ids = (lines: readonly { notice_id: number }[]) => lines.map(({ notice_id }) => notice_id);
  const sorted = async (sort: "at" | "-unread") =>
    ids(await listNotices(server.db, teamId, { ...page, sort, most: 40 }));
  expect(await sorted("at")).toEqual(ids(expected.toReversed()));
  const unreadOf = ({ players, read }: { players: number; read: number }) => players - read;
  expect(await sorted("-unread")).toEqual(ids(expected.toSorted((one, other) => unreadOf(other) - unreadOf(one))));
});

test("送り先が4倍になっても、読む行は4倍まで。メールの数と掛け合わせない", async () => {
  await sql("delete from notices");
  const notices = [];
  for (let count = 0; count < 8; count += 1) notices.push(await insertNotice(["参加"]));
  const few = await rowsRead(notices, 50);
  const many = await rowsRead(notices, 200);
  expect([few > 8 * 50, many / few < 5]).toEqual([true, true]);
});

/** Rows that all steps of the list handle together, with so many recipients of each notice, each with a mail. */
async function rowsRead(notices: readonly number[], recipients: number): Promise<number> {
  await sql(
    `insert into members (team_id, last_name, first_name, grade)
     select $1, '選手', n::text, 'e6' from generate_series(1, $2::int - (select count(*)::int from members)) n`,
    [teamId, recipients],
  );
  const sent = "from unnest($2::int[]) n cross join (select id, family_id from members order by id limit $3) m";
  await sql(
    `insert into notice_recipients (team_id, notice_id, member_id) select $1, n, m.id ${sent} on conflict do nothing`,
    [teamId, notices, recipients],
  );
  await sql(
    `insert into notice_mails (team_id, kind, notice_id, family_id, member_id, member_ids, state, created_at)
     select $1, 'notice', n, m.family_id, m.id, array[m.id], 'sent', $4 ${sent} on conflict do nothing`,
    [teamId, notices, recipients, start],
  );
  await sql("analyze members");
  let rows = 0;
  const explaining = {
    query: async (text: string, values: unknown[]) => {
      const { rows: plans } = await sql(`explain (analyze, format json) ${text}`, values);
      rows += rowsOf(plans[0]["QUERY PLAN"][0].Plan);
      return sql(text, values);
    },
  };
  // Only this form of `query` is called.
  await listNotices(explaining as unknown as Queryable, teamId, page);
  return rows;
}

type Plan = { "Actual Rows": number; "Actual Loops": number; "Rows Removed by Join Filter"?: number; Plans?: Plan[] };

const rowsOf = (plan: Plan): number =>
  (plan["Actual Rows"] + (plan["Rows Removed by Join Filter"] ?? 0)) * plan["Actual Loops"] +
  (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0);
