import { readFileSync, statSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../db/pool.ts";
import { addFamily } from "../notify/familyMails.fixture.ts";
import { removeDiscardedFiles } from "../retention/removeDiscardedFiles.ts";
import { upsertInvite } from "../store/account/oneTimeLinks.ts";
import { insertFamilyMails } from "../store/notices/familyMails.ts";
import { upsertLastBackup } from "../store/platform/lastBackup.ts";
import { insertMail } from "../store/platform/outbox.ts";
import { deleteClub } from "../store/team/deletedClubs.ts";
import { signIn, startTestServer, type TestServer, testPassword } from "../testing.ts";
import { openArchive, readEntries } from "./archive/readArchive.ts";
import { addClub, addMeasuredMember, everything, listFiles, newPath, now, sumsOf } from "./backup.fixture.ts";
import { makeBackup } from "./backup.ts";
import { restore } from "./restore.ts";

let source: TestServer;
let target: TestServer;
beforeAll(async () => {
  [source, target] = [await startTestServer({ now }), await startTestServer({ now })];
});
afterAll(async () => {
  await source.stop();
  await target.stop();
});

const backUp = ({ db, files }: TestServer, path = newPath()) => makeBackup({ db, files, now, path }).then(() => path);

test("OP-3 書き込みのさなかにとったバックアップは、一つの時点のもので、戻せば数も中身も同じ", async () => {
  const { team_id, email } = await addClub(source, 30);
  let writing = true;
  const writers = [1, 2, 3].map(async () => {
    for (; writing; ) await addMeasuredMember(source, team_id);
  });
  const path = await backUp(source);
  writing = false;
  await Promise.all(writers);

  const summary = await restore({ archive: await openArchive(path), ...target, replace: false });
  const { rows } = await target.db.query(
    `select (select count(*) from members) as members, (select count(*) from measurements) as measurements,
       (select sum(count) from measurement_days) as counted`,
  );
  expect(summary.rows.members).toBeGreaterThanOrEqual(30);
  const { members, measurements } = summary.rows;
  expect(rows[0]).toEqual({ members, measurements, counted: measurements });
  // The logo and the photo.
  expect(summary.files).toBe(2);
  // The log says that it was restored.
  const restored = await target.db.query("delete from audit_log where action = 'backup_restored' returning team_id");
  expect(restored.rows).toEqual([{ team_id }]);
  // Restored once more, nothing has changed on the way: not a byte of any table or file.
  expect(await sumsOf(await backUp(target))).toEqual(await sumsOf(path));
  expect(await signIn(target.app, email, testPassword)).toMatch(/^[\w-]{43}$/);
  // Numbers go on after those that were given out.
  await addMeasuredMember(target, team_id);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test("OP-3 同じ名前のファイルがあれば断り、それに触れない", async () => {
  const path = newPath();
  writeFileSync(path, "mine");
  await expect(backUp(source, path)).rejects.toThrow(`${path} exists already.`);
  expect(readFileSync(path, "utf8")).toBe("mine");
});

test("OP-3 バックアップのあいだは、いらなくなったファイルも消さない", async () => {
  await addClub(source, 0);
  const [name = ""] = (
    await source.db.query("select substr(logo, 8) as name from teams order by team_id desc")
  ).rows.map((row) => row.name);
  const path = newPath();
  const files = {
    ...source.files,
    get: async (asked: string) => {
      await source.db.query("insert into discarded_files values ($1) on conflict do nothing", [name]);
      await removeDiscardedFiles({ ...source, log: source.app.log });
      return source.files.get(asked);
    },
  };
  expect(await makeBackup({ db: source.db, files, now, path })).toMatchObject({ missing_files: 0 });
  await removeDiscardedFiles({ ...source, log: source.app.log });
  expect(await source.files.get(name)).toBeUndefined();
  // What a crash of the disk took is left out, and said.
  expect(await makeBackup({ ...source, now, path: newPath() })).toMatchObject({ missing_files: 1 });
});

test("OP-3 クラブのあるデータベースには、--replace なしでは戻さず、あれば入れ替えて古いファイルは消える", async () => {
  const path = await backUp(source);
  await addClub(target);
  const before = await everything(target);
  const archive = await openArchive(path);
  await expect(restore({ archive, ...target, replace: false })).rejects.toThrow("--replace gives them up");
  expect(await everything(target)).toEqual(before);

  // Nothing names it any more, and the server was stopped before it deleted it.
  await target.files.put("posters/left.webp", new Uint8Array([1]), "image/webp");
  await target.db.query("insert into discarded_files values ('posters/left.webp')");
  await restore({ archive, ...target, replace: true });
  await removeDiscardedFiles({ ...target, log: target.app.log });
  const named = [];
  for await (const { name } of readEntries(archive)) if (name.startsWith("files/")) named.push(name.slice(6));
  expect(listFiles(target.filesFolder)).toEqual(expect.arrayContaining(named));
  expect(listFiles(target.filesFolder).filter((name) => name.endsWith(".webp"))).toEqual(named);
});

test("OP-3 ログイン・招待・再設定のリンクは戻らず、待っていたメールは --keep-mail のときだけ送る", async () => {
  const { team_id } = await addClub(source, 0);
  const link = { code_hash: Buffer.from(String(team_id)), expires_at: new Date("2099-01-01Z") };
  await upsertInvite(source.db, team_id, { coach_type: "manager", email: "x@club.example", ...link }, now());
  await source.db.query(
    "insert into password_resets (user_id, code_hash, expires_at) select max(id), 'code', now() from users",
  );
  await insertMail(source.db, { to: "x@club.example", subject: "招待", text: "リンク" }, now());
  const family = await addFamily(source.db);
  await insertFamilyMails(source.db, family.teamId, [family.mail], now());
  const { rows: before } = await source.db.query("select count(*)::int as count from sessions");
  const archive = await openArchive(await backUp(source));
  const left = async () =>
    (
      await target.db.query(
        `select (select count(*)::int from sessions) as sessions, (select count(*)::int from coach_invites) as invites,
           (select count(*)::int from password_resets) as resets,
           (select count(*)::int from outbox where failed_at is null) as waiting,
           (select json_agg(json_build_array(state, recipient)) from notice_mails where kind = 'reminder') as family`,
      )
    ).rows[0];

  const { ended } = await restore({ archive, ...target, replace: true });
  expect(ended).toEqual({ clubs: 0, sessions: before[0].count, links: 2, mails: 2, notices: 0, reminders: 0 });
  expect(await left()).toEqual({ sessions: 0, invites: 0, resets: 0, waiting: 0, family: [["failed", null]] });
  const kept = await restore({ archive, ...target, replace: true, keepMail: true });
  expect(kept.ended).toEqual({ ...ended, mails: 0 });
  expect(await left()).toEqual({
    sessions: 0,
    invites: 0,
    resets: 0,
    waiting: 2,
    family: [["waiting", "parent@home.example"]],
  });
});

test("OP-3 バックアップのあとに送る時刻が来たお知らせは、下書きに戻る。--keep-mail なら送られる", async () => {
  const { team_id } = await addClub(source, 0);
  await source.db.query(
    `insert into notices (team_id, state, title, body, member_ids, audience, choices, remind, level, author, leaves_at, updated_at)
     select $1, 'scheduled', title, '本文', '{}', '', '{}', false, 'normal', '', leaves_at, now()
     from (values ('過ぎた', now() - interval '1 hour'), ('これから', now() + interval '1 day')) given (title, leaves_at)`,
    [team_id],
  );
  const archive = await openArchive(await backUp(source));
  const states = async () => (await target.db.query("select title, state from notices order by id")).rows;
  const { ended } = await restore({ archive, ...target, replace: true });
  expect(ended.notices).toBe(1);
  expect(await states()).toEqual([
    { title: "過ぎた", state: "draft" },
    { title: "これから", state: "scheduled" },
  ]);
  const kept = await restore({ archive, ...target, replace: true, keepMail: true });
  expect(kept.ended.notices).toBe(0);
  expect(await states()).toEqual([
    { title: "過ぎた", state: "scheduled" },
    { title: "これから", state: "scheduled" },
  ]);
});

test("OP-3 バックアップのあとに出る時刻が来た催促は、出たことになる。--keep-mail なら送られる", async () => {
  const { team_id } = await addClub(source, 0);
  await source.db.query(
    `insert into notices (team_id, state, title, body, member_ids, audience, choices, remind, level, author, leaves_at,
       deadline, updated_at)
     select $1, 'sent', title, '本文', '{}', '', '{}', true, 'normal', '', now() - interval '9 days', deadline, now()
     from (values ('10時間後', now() + interval '10 hours'), ('来週', now() + interval '7 days')) given (title, deadline)`,
    [team_id],
  );
  const archive = await openArchive(await backUp(source));
  const reminded = async () =>
    (await target.db.query("select title, reminded_at is not null as done from notices where remind order by id")).rows;
  const { ended } = await restore({ archive, ...target, replace: true });
  expect(ended.reminders).toBe(1);
  expect(await reminded()).toEqual([
    { title: "10時間後", done: true },
    { title: "来週", done: false },
  ]);
  const kept = await restore({ archive, ...target, replace: true, keepMail: true });
  expect(kept.ended.reminders).toBe(0);
  expect((await reminded()).filter(({ done }) => done)).toEqual([]);
});

test("OP-3・P3 バックアップのあとに消したクラブは、戻しても、ファイルも戻らない。同じ番号の別のクラブは戻る", async () => {
  const leaving = await addClub(source, 1);
  const other = await addClub(source, 1);
  const archive = await openArchive(await backUp(source));
  await restore({ archive, ...target, replace: true });
  await inTransaction(target.db, (tx) => deleteClub(tx, leaving.team_id, now()));
  // Of another installation whose clubs have the same numbers.
  await target.db.query("insert into erased_clubs values ($1, '2020-01-01Z', now())", [other.team_id]);

  const { ended } = await restore({ archive, ...target, replace: true });
  expect(ended.clubs).toBe(1);
  const clubs = (await target.db.query("select team_id from teams")).rows.map(({ team_id }) => team_id);
  expect(clubs).toContain(other.team_id);
  expect(clubs).not.toContain(leaving.team_id);
  expect((await target.db.query("select from users where email = $1", [leaving.email])).rows).toEqual([]);
  expect((await target.db.query("select from erased_clubs")).rowCount).toBe(2);
  await removeDiscardedFiles({ ...target, log: target.app.log });
  const { rows: files } = await source.db.query(
    `select substr(logo, length('/files/') + 1) as name from teams where team_id = $1
     union select file from member_photos where team_id = $1`,
    [leaving.team_id],
  );
  expect(files).toHaveLength(2);
  const there = listFiles(target.filesFolder);
  expect(files.filter(({ name }) => there.includes(name))).toEqual([]);
  // What is restored from the next backup knows of it, too, also into an empty installation.
  const later = await openArchive(await backUp(target));
  await restore({ archive: later, ...target, replace: true });
  expect((await target.db.query("select from erased_clubs")).rowCount).toBe(2);
  await inTransaction(source.db, (tx) => deleteClub(tx, leaving.team_id, now()));
});

test("OP-3 パスキーと回復コードは戻り、途中のログインと使われていない問いは戻らない", async () => {
  const { team_id } = await addClub(source, 0);
  await source.db.query(
    `with person as (select max(id) as id from users where team_id = $1),
          key as (insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
                  select id, 'credential', 'key', 3, '{internal}', 'スマホ', now() from person),
          code as (insert into recovery_codes (user_id, code_hash) select id, 'code' from person),
          question as (insert into passkey_challenges (challenge, purpose, user_id, expires_at)
                       select 'challenge', 'proof', id, '2099-01-01' from person)
     insert into sign_in_tickets (ticket_hash, user_id, remember, expires_at)
     select 'ticket', id, false, '2099-01-01' from person`,
    [team_id],
  );
  await restore({ archive: await openArchive(await backUp(source)), ...target, replace: true });
  const { rows } = await target.db.query(
    `select (select count(*)::int from passkeys where public_key = 'key' and counter = 3) as passkeys,
            (select count(*)::int from recovery_codes) as codes,
            (select count(*)::int from passkey_challenges) as challenges,
            (select count(*)::int from sign_in_tickets) as tickets`,
  );
  expect(rows).toEqual([{ passkeys: 1, codes: 1, challenges: 0, tickets: 0 }]);
});

test("OP-3 最後のバックアップがいつかは、戻した先のものが残り、その夜のものを作り直さない", async () => {
  const archive = await openArchive(await backUp(source));
  const last = async () => (await target.db.query("select made_at, night from last_backup")).rows;
  await target.db.query("delete from last_backup");
  await restore({ archive, ...target, replace: true });
  expect(await last()).toEqual([]);
  await upsertLastBackup(target.db, now(), "2026-11-20");
  await restore({ archive, ...target, replace: true });
  expect(await last()).toEqual([{ made_at: now(), night: "2026-11-20" }]);
});

test("OP-3 ほかのプログラムの表があるデータベースには戻さず、何も変えない", async () => {
  await target.db.query("create table invoices (id integer)");
  const before = await everything(target);
  const archive = await openArchive(await backUp(source));
  await expect(restore({ archive, ...target, replace: true })).rejects.toThrow("tables of another program: invoices");
  expect(await everything(target)).toEqual(before);
  await target.db.query("drop table invoices");
});
