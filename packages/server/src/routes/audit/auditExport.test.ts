import { type AuditEntry, auditExportPage, contract } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type JoinFixture, openJoinFixture } from "../joining/join.fixtures.ts";

let fixture: JoinFixture;
beforeAll(async () => {
  fixture = await openJoinFixture();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.clear());

const read = (query = "", as?: "coach" | "stranger") =>
  fixture.call("GET", contract.exportAudit.path + query, undefined, as);

/** Every page of the log. */
async function readAll() {
  const pages: AuditEntry[][] = [];
  for (let query = ""; ; ) {
    const { entries, more } = (await read(query)).json();
    pages.push(entries);
    if (!more) return pages;
    query = `?before=${entries.at(-1).id}`;
  }
}

test("P5 ページに分けてすべての行が一度ずつ届き、書き出したことも1行だけ残る", async () => {
  await fixture.db.query(
    "insert into audit_log (team_id, at, action) select $1, now(), 'team_changed' from generate_series(1, 2500)",
    [fixture.teamId],
  );
  const pages = await readAll();
  const entries = pages.flat();

  expect(pages.map(({ length }) => length)).toEqual([auditExportPage, auditExportPage, 501]);
  expect(entries[0]).toMatchObject({ action: "audit_exported", by: "高橋 健", by_role: "manager" });
  expect(entries.slice(1).every(({ action }) => action === "team_changed")).toBe(true);
  const ids = entries.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one));
});

test("P5 監督だけが、自分のチームのものだけを書き出せる", async () => {
  await fixture.issue();
  expect((await read("", "coach")).statusCode).toBe(403);
  expect((await read("", "stranger")).json().entries.map(({ action }: AuditEntry) => action)).toEqual([
    "audit_exported",
  ]);
  const { rows } = await fixture.db.query("select action from audit_log where team_id = $1", [fixture.teamId]);
  expect(rows).toEqual([{ action: "join_code_issued" }]);
});

test("P5 行が残せなければ、1行も渡さない", async () => {
  await fixture.issue();
  await fixture.db.query("alter table audit_log rename column device to gone");
  const reply = await read();
  await fixture.db.query("alter table audit_log rename column gone to device");
  expect([reply.statusCode, reply.json().entries]).toEqual([500, undefined]);
});
