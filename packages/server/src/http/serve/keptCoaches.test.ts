import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { start } from "../../routes/family/family.fixtures.ts";
import { upsertFailedSignIn } from "../../store/privacy/audit.ts";
import { afterStart, dayMs } from "./activity.fixture.ts";
import { type KeptPages, openKeptPages } from "./keptPages.fixture.ts";
import { forBothCoaches, type PageChange, seeChange } from "./seeChange.fixture.ts";

let fixture: KeptPages;
beforeAll(async () => {
  fixture = await openKeptPages();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.begin());

const failSignIn = () => upsertFailedSignIn(fixture.db, { at: fixture.now(), userId: fixture.coachId, device: null });

const invite = (expiresAt = afterStart(7 * dayMs)) =>
  fixture.sql(
    `insert into coach_invites (team_id, coach_type, email, code_hash, created_at, expires_at)
     values ($1, 'coach', 'shin@kyuseki.example', '\\x01', $2, $3)`,
    [fixture.teamId, start, expiresAt],
  );

function insertLine(at: Date, id: number) {
  return fixture.sql(
    "insert into audit_log (team_id, id, at, action) overriding system value values ($1, $2, $3, 'team_changed')",
    [fixture.teamId, id, at],
  );
}

const changes: PageChange[] = [
  {
    name: "コーチの役割が変わる",
    changed: forBothCoaches("coaches"),
    change: () => fixture.sql("update users set coach_type = 'manager' where id = $1", [fixture.ids.third]),
  },
  {
    name: "コーチのアドレスが変わる",
    changed: forBothCoaches("coaches"),
    change: () => fixture.sql("update users set email = 'oka@kyuseki.example' where id = $1", [fixture.ids.third]),
  },
  {
    name: "コーチを外す",
    changed: forBothCoaches("coaches"),
    change: () => fixture.sql("update users set disabled_at = now() where id = $1", [fixture.ids.third]),
  },
  { name: "コーチを招く", changed: forBothCoaches("coaches"), change: () => invite() },
  {
    name: "招待を取り消す",
    changed: forBothCoaches("coaches"),
    given: () => invite(),
    change: () => fixture.sql("delete from coach_invites"),
  },
  {
    name: "招待の期限が切れる",
    changed: forBothCoaches("coaches"),
    given: () => invite(afterStart(5000)),
    change: async () => fixture.moveTo(afterStart(5000)),
  },
  {
    name: "操作が記録される",
    changed: ["audit"],
    change: () =>
      fixture.sql("insert into audit_log (team_id, at, action) values ($1, $2, 'team_changed')", [
        fixture.teamId,
        start,
      ]),
  },
  {
    name: "同時に記録された2つのうち、先の番号があとから残る",
    changed: ["audit"],
    given: async () => {
      await insertLine(afterStart(1), 1_000_001);
      await insertLine(afterStart(2), 1_000_003);
    },
    change: () => insertLine(afterStart(1), 1_000_002),
  },
  {
    name: "パスワードの間違いが続く",
    changed: ["audit"],
    given: () => failSignIn(),
    change: () => failSignIn(),
  },
  {
    name: "古い記録の上で、パスワードの間違いが続く",
    changed: ["audit"],
    given: async () => {
      await failSignIn();
      await fixture.sql("insert into audit_log (team_id, at, action) values ($1, $2, 'team_changed')", [
        fixture.teamId,
        start,
      ]);
    },
    change: () => failSignIn(),
  },
  {
    name: "記録が古くなって消える",
    changed: ["audit"],
    change: () => fixture.sql("delete from audit_log where at < $1", [afterStart(-365 * dayMs)]),
  },
];

describe("コーチと操作の記録は、変わったあとすぐに新しく、ほかの人のものは混じらない", () => {
  test.each(changes)("$name", async ({ changed, ...given }) => {
    expect(await seeChange(fixture, fixture.pages(), given)).toEqual(expect.arrayContaining(changed));
  });
});
