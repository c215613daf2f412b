import { contract } from "@kyuseki/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type IngestFixture, openIngestFixture } from "../../routes/ingest/ingest.fixtures.ts";
import { newSourceKey } from "../../security/sourceKeys.ts";
import { addUser } from "../../testing.ts";
import { createSession } from "./sessions.ts";

let fixture: IngestFixture;
beforeAll(async () => {
  fixture = await openIngestFixture();
});
afterAll(() => fixture.stop());

test("S1 キーは256ビットの乱数で、データベースにはハッシュしかない", async () => {
  const keys = Array.from({ length: 1000 }, newSourceKey);
  expect(new Set(keys).size).toBe(1000);
  expect(keys.every((key) => /^kyuseki_[\w-]{43}$/.test(key))).toBe(true);
  const [row] = await fixture.query<{ text: string }>("select string_agg(k::text, '') as text from ingest_keys k");
  expect(row?.text).not.toContain(fixture.keys.nextshot.key);
});

test("キーではコーチの画面は開かず、ログインの札では送信できない", async () => {
  const coach = await addUser(fixture.db, fixture.sato.team_id, { coach_type: "manager" });
  const token = await createSession(fixture.db, coach.id, false, new Date("2026-11-20T12:00:00Z"));
  const { key } = fixture.keys.nextrainer;
  for (const authorization of [`Token ${key}`, `Bearer ${key}`, `Token ${key.slice("kyuseki_".length)}`]) {
    const reply = await fixture.app.inject({ url: contract.listMembers.path, headers: { authorization } });
    expect(reply.statusCode).toBe(401);
  }
  for (const authorization of [`Token ${token}`, `Bearer ${token}`, `Bearer kyuseki_${token}`, `Token ${key}`, key]) {
    expect((await fixture.post("notes", { rows: [] }, authorization)).statusCode).toBe(401);
  }
});

test("S7 間違ったキーが続くと429で待つ秒数を言い、正しいキーは同じ場所からでも使える", async () => {
  const wrong = () => fixture.post("notes", { rows: [] }, `Bearer ${newSourceKey()}`, "192.0.2.77");
  const statuses: number[] = [];
  for (let turn = 0; turn < 31; turn += 1) statuses.push((await wrong()).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
  expect((await wrong()).headers["retry-after"]).toMatch(/^\d+$/);
  const right = await fixture.post("notes", { rows: [] }, `Bearer ${fixture.keys.nextrainer.key}`, "192.0.2.77");
  expect([right.statusCode, right.json().fields]).toEqual([400, { rows: "rows は1〜1000件の配列で指定してください" }]);
});

test("大きすぎる送信は413、1,001行は400、JSONでなければ415で、どれも500にならない", async () => {
  const { key } = fixture.keys.nextrainer;
  const send = (payload: string, type = "application/json") =>
    fixture.app.inject({
      method: "POST",
      url: "/api/ingest/notes",
      headers: { "content-type": type, authorization: `Bearer ${key}` },
      payload,
    });
  const statuses = await Promise.all([
    send(`{"rows":["${"あ".repeat(700_000)}"]}`),
    send(JSON.stringify({ rows: Array.from({ length: 1001 }, () => ({})) })),
    send("rows=1", "text/plain"),
    send('{"rows":['),
    send('{"__proto__":{"rows":[]}}'),
    send("[]"),
  ]);
  expect(statuses.map((reply) => reply.statusCode)).toEqual([413, 400, 415, 400, 400, 400]);
});

test("AP-5 OpenAPIに、キーの渡し方と1行の形が載っている", async () => {
  const { paths, components } = (await fixture.app.inject("/api/openapi.json")).json();
  expect(components.securitySchemes.sourceKey).toMatchObject({ type: "http", scheme: "bearer" });
  const { security, requestBody } = paths["/api/ingest/pitch_counts"].post;
  expect(security).toEqual([{ sourceKey: [] }]);
  const { rows } = requestBody.content["application/json"].schema.properties;
  expect([rows.maxItems, rows.items.required]).toEqual([
    1000,
    ["team_id", "member_id", "source_id", "date", "kind", "pitches"],
  ]);
});
