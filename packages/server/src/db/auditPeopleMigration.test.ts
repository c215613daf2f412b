import { afterEach, beforeEach, expect, test } from "vitest";
import { createDatabase } from "../testing.ts";
import { migrate, migrationsFolder } from "./migrate.ts";
import { createPool, type Db } from "./pool.ts";

let db: Db;
beforeEach(async () => {
  db = createPool(await createDatabase("template0"));
  await migrate(db, migrationsFolder, 28);
});
afterEach(() => db.end());

test("P5 いまある行には、いまの名前が入る。ほかの人に渡ったかもしれないアカウントの、前の行には入らない", async () => {
  await db.query(`
    insert into teams (team_id, name, sport_type, ball, prefecture) values (1, '青葉台', 'baseball', 'rubber', 13);
    insert into users (id, team_id, email, password_hash, name, coach_type) values
      (1, 1, 'a@migration.example', '-', '監督 太郎', 'manager'), (2, 1, 'b@migration.example', '-', '新任 三郎', 'coach');
    insert into audit_log (team_id, at, user_id, action, details) values
      (1, now(), 2, 'coach_joined', '{coach}'),
      (1, now(), 2, 'pitches_recorded', '{}'),
      (1, now(), 1, 'coach_removed', '{user:2}'),
      (1, now(), 2, 'coach_joined', '{coach}'),
      (1, now(), 1, 'coach_role_changed', '{manager,user:2}'),
      (1, now(), null, 'application_received', '{}')`);
  await migrate(db);

  const { rows } = await db.query("select action, by_name, by_role, coach_name, times from audit_log order by id");
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["coach_joined", null, null, null, 1],
    ["pitches_recorded", null, null, null, 1],
    ["coach_removed", "監督 太郎", "manager", null, 1],
    ["coach_joined", "新任 三郎", "coach", null, 1],
    ["coach_role_changed", "監督 太郎", "manager", "新任 三郎", 1],
    ["application_received", null, null, null, 1],
  ]);
});

test("P5 前の版のサーバーが横で書いた行にも、そのときの名前が入る", async () => {
  await migrate(db);
  await db.query(`
    insert into teams (team_id, name, sport_type, ball, prefecture) values (1, '青葉台', 'baseball', 'rubber', 13);
    insert into users (id, team_id, email, password_hash, name, coach_type)
      values (1, 1, 'a@migration.example', '-', '監督 太郎', 'manager');
    insert into audit_log (team_id, at, user_id, device, action, member_ids, details)
      values (1, now(), 1, null, 'coach_changed', '{}', '{user_name,user:1}');
    update users set name = '監督 次郎'`);
  const { rows } = await db.query("select by_name, by_role, coach_name from audit_log");
  expect(rows).toEqual([{ by_name: "監督 太郎", by_role: "manager", coach_name: "監督 太郎" }]);
});
