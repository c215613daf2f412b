import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteExpired } from "../../retention/retention.ts";
import { change, type IngestFixture, kinds, now, nowS, openIngestFixture, rowOf, tableOf } from "./ingest.fixtures.ts";

let fixture: IngestFixture;
beforeAll(async () => {
  fixture = await openIngestFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  for (const table of Object.values(tableOf)) await fixture.query(`delete from ${table}`);
});

const done = { accepted: 0, updated: 0, unchanged: 0, refused: [] };

describe.each(kinds)("D-10 %s", (kind) => {
  const row = (source_id: string) => ({ ...fixture.sato, ...rowOf[kind](source_id) });
  const stored = async () => fixture.query(`select * from ${tableOf[kind]} order by source_id`);

  test("同じ行をもう一度送っても何も変わらず、変えた行だけが新しくなる", async () => {
    expect(await fixture.push(kind, [row("a"), row("b"), row("c")])).toEqual({ ...done, accepted: 3 });
    const before = await stored();
    expect(await fixture.push(kind, [row("a"), row("b"), row("c")])).toEqual({ ...done, unchanged: 3 });
    expect(await stored()).toEqual(before);

    const changed = { ...row("b"), ...change[kind] };
    expect(await fixture.push(kind, [row("a"), changed, row("d")])).toEqual({
      ...done,
      accepted: 1,
      updated: 1,
      unchanged: 1,
    });
    expect(
      (await stored()).map((it) =>
        Object.entries(change[kind]).every(([name, value]) => Reflect.get(it, name) === value),
      ),
    ).toEqual([false, true, false, false]);
  });

  test("同じ行が10回同時に来ても、途中で選手が変わっていても、1回分しか入らない", async () => {
    const rows = Array.from({ length: 40 }, (_, index) => row(`r${index}`));
    const moved = rows.map((it) => ({ ...it, ...fixture.suzuki })).toReversed();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => fixture.push(kind, turn % 3 ? rows : moved)),
    );
    const sum = (count: "accepted" | "updated" | "unchanged") =>
      replies.reduce((total, reply) => total + reply[count], 0);
    expect([sum("accepted"), sum("updated") + sum("unchanged")]).toEqual([40, 360]);
    expect(await stored()).toHaveLength(40);
  });

  test("悪い行は理由とともに断られ、ほかの行は入る", async () => {
    const rows = [
      row("a"),
      null,
      { ...row("b"), member_id: "1" },
      row("a"),
      { ...row(""), extra: "\0" },
      { ...row("c"), team_id: 2_000_000_000 },
      row("d"),
    ];
    const { refused, ...counts } = await fixture.push(kind, rows as object[]);
    expect(counts).toEqual({ accepted: 2, updated: 0, unchanged: 0 });
    expect(refused.map(({ index, code, fields }) => [index, code, fields])).toEqual([
      [1, "invalid", {}],
      [2, "invalid", { member_id: "member_idが正しくありません" }],
      [3, "conflict", undefined],
      [4, "invalid", { source_id: "source_idを入力してください" }],
      [5, "not_found", undefined],
    ]);
  });

  test("AP-6 よそのチームの選手、申請中・削除済みの選手、いない選手への答えは同じで、何も書かれない", async () => {
    const applied = await fixture.member(fixture.sato.team_id, "申請", "applied");
    const deleted = await fixture.member(fixture.sato.team_id, "削除");
    await fixture.query(`update members set deleted_at = now() where id = ${deleted}`);
    const owners = [
      { ...fixture.sato, member_id: fixture.tanaka.member_id },
      { ...fixture.tanaka, member_id: fixture.sato.member_id },
      { ...fixture.sato, member_id: applied },
      { ...fixture.sato, member_id: deleted },
      { ...fixture.sato, member_id: 2_000_000_000 },
      { ...fixture.sato, team_id: 2_000_000_000 },
    ];
    const { refused } = await fixture.push(
      kind,
      owners.map((owner, index) => ({ ...rowOf[kind](`x${index}`), ...owner })),
    );
    expect(refused).toEqual(owners.map((_, index) => ({ index, code: "not_found", error: "選手が見つかりません。" })));
    expect(await stored()).toEqual([]);
  });

  test("ふたつの送り元の同じ source_id は別の行で、1,000行を一度に受け取る", async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      ...(index % 2 ? fixture.sato : fixture.suzuki),
      ...rowOf[kind](`n${index}`),
    }));
    expect(await fixture.push(kind, rows)).toEqual({ ...done, accepted: 1000 });
    expect(await fixture.push(kind, rows, fixture.keys.nextshot.key)).toEqual({ ...done, accepted: 1000 });
    expect(await stored()).toHaveLength(2000);
  });
});

test("コーチが直した投球数は、同じ行がまた届いても元に戻らない", async () => {
  const row = { ...fixture.sato, ...rowOf.pitch_counts("p") };
  await fixture.push("pitch_counts", [row]);
  await fixture.query("update pitch_counts set pitches = 70");
  expect(await fixture.push("pitch_counts", [row])).toEqual({ ...done, unchanged: 1 });
  expect(await fixture.query("select pitches from pitch_counts")).toEqual([{ pitches: 70 }]);
});

test("コーチが消した投球数は、消してから何日たっても、全部がまた届いても、戻らない", async () => {
  const row = { ...fixture.sato, ...rowOf.pitch_counts("p"), note: "7回" };
  await fixture.push("pitch_counts", [row]);
  const deletedAt = new Date(now.getTime() - 31 * 86_400_000).toISOString();
  await fixture.query(`update pitch_counts set deleted_at = '${deletedAt}'`);
  await deleteExpired({ db: fixture.db, now: () => now, log: fixture.app.log });
  expect(await fixture.push("pitch_counts", [row])).toEqual({ ...done, unchanged: 1 });
  expect(await fixture.push("pitch_counts", [{ ...row, pitches: 65 }])).toEqual({ ...done, unchanged: 1 });
  expect(await fixture.query("select pitches from live_pitch_counts")).toEqual([]);
  expect(await fixture.query("select pitches, innings, note from pitch_counts")).toEqual([
    { pitches: 0, innings: null, note: "" },
  ]);
});

test("D-10 届いた記録から、実施日と測定の集計ができている", async () => {
  await fixture.push("training_records", [{ ...fixture.sato, ...rowOf.training_records("t") }]);
  await fixture.push("measurements", [{ ...fixture.sato, ...rowOf.measurements("m") }]);
  expect(await fixture.query("select date, minutes, load, batting from practice_days")).toEqual([
    { date: "2026-11-20", minutes: 20, load: 100, batting: 1 },
  ]);
  expect(await fixture.query("select kind, best, count from measurement_days")).toEqual([
    { kind: 4, best: 101.5, count: 1 },
  ]);
});

test("S1 キーは1分に一度だけ使った時刻が残り、取り消すと次の送信から401", async () => {
  const { id, key } = await fixture.newKey("nextrainer");
  const row = { ...fixture.sato, ...rowOf.notes("k") };
  await fixture.push("notes", [row], key);
  expect(await fixture.query(`select last_used_at from ingest_keys where id = ${id}`)).toEqual([
    { last_used_at: new Date(nowS * 1000) },
  ]);
  await fixture.query(`update ingest_keys set revoked_at = now() where id = ${id}`);
  const reply = await fixture.post("notes", { rows: [row] }, `Bearer ${key}`);
  expect([reply.statusCode, reply.json().error]).toEqual([401, "APIキーが正しくないか、取り消されています。"]);
});
