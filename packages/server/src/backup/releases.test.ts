import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { demoAccounts, demoPassword } from "../demo/accounts.ts";
import { moveNationalDay } from "../reports/rankings/nationalDay.ts";
import { signIn, startTestServer, type TestServer } from "../testing.ts";
import { openArchive } from "./archive/readArchive.ts";
import { restore } from "./restore.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

/** A backup by every earlier release; the demo's larger club with a part of its records. */
const folder = fileURLToPath(new URL("releases", import.meta.url));

test.each(readdirSync(folder))(
  "OP-6 %s のデータベースは、すべての行とともに今の形になり、監督が入れる",
  async (name) => {
    const { rows, files } = await restore({
      archive: await openArchive(join(folder, name)),
      ...server,
      replace: false,
    });
    const { schema_migrations: _, ...then } = rows;
    // The log of each club says that it was restored.
    const audit_log = (then.audit_log ?? 0) + (then.teams ?? 0);
    const expected: typeof rows = {
      ...then,
      audit_log,
      sessions: 0,
      password_resets: 0,
      coach_invites: 0,
      last_backup: 0,
    };
    const counted: Record<string, number> = {};
    for (const table of Object.keys(expected)) {
      counted[table] = (await server.db.query(`select count(*) as count from ${table}`)).rows[0].count;
    }
    expect(counted).toEqual(expected);
    expect([expected.members, files > 0]).toEqual([24, true]);
    // What is made of older rows is filled in.
    const { rows: days } = await server.db.query("select max(measured_at) as last from measurements");
    await moveNationalDay(server.db, new Date(days[0].last));
    const { rows: nation } = await server.db.query(
      `select (select count(*) from national_bests) as kept,
         (select count(*) from (select distinct team_id, member_id, kind, batting_type, ball from measurement_days
          join national_windows w using (team_id) where date between w.quarter_before and w.as_of) d) as expected`,
    );
    expect(nation[0].kept).toBe(nation[0].expected);
    expect(nation[0].kept).toBeGreaterThan(10);
    const token = await signIn(server.app, demoAccounts[0].email, demoPassword);
    const list = await server.app.inject({
      url: "/api/coach/memberlist/members",
      headers: { authorization: `Token ${token}` },
    });
    expect(list.statusCode).toBe(200);
  },
);
