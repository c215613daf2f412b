import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { type CsvImport, type CsvImportDraft, type ImportedBall, packBalls } from "@kyuseki/domain";
import { csvParserVersion } from "@kyuseki/domain/csv";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteExpired } from "../../retention/retention.ts";
import { addMember, addTeam } from "../../testing.ts";
import { openReportFixture, type ReportFixture, reportNow } from "../playerReports/reports.fixtures.ts";

let fixture: ReportFixture;
beforeAll(async () => {
  fixture = await openReportFixture();
});
afterAll(() => fixture.server.stop());
beforeEach(() => fixture.clear());

/** 2026-06-01 12:00 in Japan. */
const noonS = Date.UTC(2026, 5, 1, 3) / 1000;

function ball(speed: number | null, values: Partial<ImportedBall> = {}): ImportedBall {
  return {
    member_id: fixture.memberId,
    mode: 2,
    datetime: noonS,
    batting_type: null,
    batting_result: null,
    tag_pitch: 1,
    angle: -2.4,
    distance: null,
    speed,
    spin_rate: 2184,
    spin_direction: null,
    spin_efficiency: null,
    break_vertical: null,
    break_horizontal: null,
    location_x: null,
    location_z: null,
    spray_angle: null,
    bat_speed: null,
    attack_angle: null,
    ...values,
  };
}

const draftOf = (balls: readonly ImportedBall[], values: Partial<CsvImportDraft> = {}): CsvImportDraft => ({
  file_name: "pitching.csv",
  file_id: 0,
  parser_version: csvParserVersion,
  again_of: null,
  source_key: "0123456789abcdef",
  format: "rapsodo_pitching",
  mapping: { pitch_speed: { column: 1, unit: "mph" } },
  units: {},
  names: [],
  ball: "rubber",
  refused: 2,
  balls: packBalls(balls),
  ...values,
});

const theFile = gzipSync("日付,球速\n");
const sendFile = (file: Buffer) => fixture.sendBytes("imports/files", file);
/** With its file, unless another one was sent before. */
async function send(balls: readonly ImportedBall[], values: Partial<CsvImportDraft> = {}) {
  const file_id = values.file_id ?? (await sendFile(theFile)).json().file_id;
  return fixture.write("POST", "imports", draftOf(balls, { ...values, file_id }));
}
const undo = (id: number) => fixture.write("POST", `imports/${id}/undo`);
const listed = async () => (await fixture.ask("imports")).json();
const rowsOf = async (sql: string) => (await fixture.server.db.query(sql)).rows;
const speeds = async () => (await rowsOf("select speed from measurements order by speed")).map(({ speed }) => speed);
const later = (isoTime: string) => fixture.setNow(new Date(isoTime));

describe("BE-2 取り込む", () => {
  test("測定データと集計に入り、履歴・列の対応・選んだ名前・元のファイルが残る", async () => {
    const names = [{ name: "Onodera M", member_id: fixture.memberId }];
    const reply = await send([ball(120), ball(125, { datetime: noonS + 1 })], { names });

    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      {
        id: expect.any(Number),
        imported_at: reportNow.toISOString(),
        imported_by: expect.any(String),
        file_name: "pitching.csv",
        format: "rapsodo_pitching",
        member_ids: [fixture.memberId],
        accepted: 2,
        repeated: 0,
        refused: 2,
        // The day after, in Japan, is over.
        undo_until: "2026-06-16T15:00:00.000Z",
        undone_at: null,
        again_of: null,
        readable_again: false,
      },
    ]);
    expect(
      await rowsOf("select speed, ball, spin_rate, filming_date::text, source from measurements order by 1"),
    ).toEqual([
      { speed: 120, ball: "rubber", spin_rate: 2184, filming_date: "2026-06-01", source: "csv" },
      { speed: 125, ball: "rubber", spin_rate: 2184, filming_date: "2026-06-01", source: "csv" },
    ]);
    expect(await rowsOf("select kind, best, count from measurement_days")).toEqual([{ kind: 4, best: 125, count: 2 }]);
    expect(await listed()).toEqual({
      imports: [reply.json()],
      sources: [
        {
          id: expect.any(Number),
          source_key: "0123456789abcdef",
          format: "rapsodo_pitching",
          mapping: { pitch_speed: { column: 1, unit: "mph" } },
          units: {},
          names,
          used_at: reportNow.toISOString(),
        },
      ],
    });
    expect(
      await rowsOf(
        `select f.gzipped, f.sent_by, i.sha256 = f.sha256 as same, encode(f.sha256, 'hex') as sha256
         from csv_files f join csv_imports i on i.id = f.import_id`,
      ),
    ).toEqual([
      { gzipped: theFile, sent_by: null, same: true, sha256: createHash("sha256").update("日付,球速\n").digest("hex") },
    ]);
    expect(await rowsOf("select action, details from audit_log")).toEqual([
      { action: "csv_imported", details: ["rapsodo_pitching", "2"] },
    ]);
  });

  test("R5: 同じファイルをもう一度取り込んでも、何も変わらない", async () => {
    const balls = [ball(120.4), ball(null, { spin_rate: 2000, angle: null })];
    await send(balls);
    const before = await listed();
    const known = await fixture.write("POST", "imports/known", { balls: packBalls([...balls, ball(130)]) });
    const again = await send(balls);

    expect(known.json()).toEqual({ known: [0, 1], doubtful: [], usual: [], taken: [] });
    expect([again.statusCode, again.json().error]).toEqual([
      409,
      "このファイルの測定データは、すべて取り込み済みです。",
    ]);
    expect(await listed()).toEqual(before);
    expect(await speeds()).toEqual([120.4, null]);
  });

  test("一部が取り込み済みなら、新しいものだけが増える。ファイルの中の重複は1球になる", async () => {
    await send([ball(120)]);
    expect((await send([ball(120), ball(121), ball(121)])).json()).toMatchObject({ accepted: 1, repeated: 2 });
    expect(await speeds()).toEqual([120, 121]);
  });

  test("手で削除した記録は、取り込み直しても戻らない", async () => {
    await send([ball(120), ball(121)]);
    const [row] = await rowsOf("select id from measurements where speed = 121");
    await fixture.write("DELETE", `measurements/${row.id}`);
    expect((await send([ball(120), ball(121)])).statusCode).toBe(409);
    expect(await speeds()).toEqual([120]);
  });

  test("VA-4・R6: ありえない値が1球でもあれば、どの行かを言ってすべて断る", async () => {
    const reply = await send([ball(120), ball(400), ball(110, { datetime: reportNow.getTime() / 1000 + 1 })]);
    expect([reply.statusCode, reply.json().fields]).toEqual([
      400,
      {
        "balls.1.speed": "ありえない速さのため、受け付けられません",
        "balls.2.datetime": "これからの日時は取り込めません",
      },
    ]);
    expect([await speeds(), (await listed()).imports]).toEqual([[], []]);
  });

  test("I7: 開くと20MBを超えるファイル、gzipでないファイル、行数の合わない項目は断る", async () => {
    const unreadable = { file: "ファイルを読み取れません。もう一度選んでください" };
    for (const file of [gzipSync(Buffer.alloc(20 * 1024 * 1024 + 1)), Buffer.from("日本語"), theFile.subarray(0, -9)]) {
      const reply = await sendFile(file);
      expect([reply.statusCode, reply.json().fields]).toEqual([400, unreadable]);
    }
    expect((await sendFile(gzipSync(Buffer.alloc(20 * 1024 * 1024)))).statusCode).toBe(201);
    const ragged = { ...packBalls([ball(120)]), speed: [1, 2] };
    expect((await send([ball(120)], { balls: ragged })).statusCode).toBe(400);
    expect(await speeds()).toEqual([]);
  });

  test.each(["gzip", "br", "GZIP, gzip"])("I7: Content-Encoding: %s は、開かずに415で断る", async (encoding) => {
    const reply = await fixture.server.app.inject({
      method: "POST",
      url: "/api/coach/nextshot/imports",
      headers: { ...fixture.headers, "content-type": "application/json", "content-encoding": encoding },
      payload: gzipSync(JSON.stringify(draftOf([ball(120)]))),
    });
    expect([reply.statusCode, reply.json().error]).toEqual([415, "この形式の内容は受け付けられません。"]);
  });

  test.each([
    ["imports", "application/json", 6, "送信された内容が大きすぎます。分けてお試しください。"],
    ["imports/known", "application/json", 6, "送信された内容が大きすぎます。分けてお試しください。"],
    ["imports/files", "application/octet-stream", 6, "ファイルが大きすぎます。6MBまでのものを選んでください。"],
  ])("I7: %s の本文は、%s で%i MBまで。超えれば読まずに413で断る", async (path, type, most, sentence) => {
    const reply = await fixture.server.app.inject({
      method: "POST",
      url: `/api/coach/nextshot/${path}`,
      headers: { ...fixture.headers, "content-type": type, "content-length": String(most * 1024 * 1024 + 1) },
      payload: "{",
    });
    expect([reply.statusCode, reply.json().error]).toEqual([413, sentence]);
  });

  test("AP-6・T5: ほかのチームの選手がひとりでもいれば、404ですべて断る", async () => {
    const stranger = await addMember(fixture.server.db, (await addTeam(fixture.server.db)).team_id);
    const reply = await send([ball(120), ball(121, { member_id: stranger.id })]);
    const chosen = await send([ball(120)], { names: [{ name: "だれか", member_id: stranger.id }] });
    expect([reply.statusCode, chosen.statusCode, await speeds()]).toEqual([404, 404, []]);
  });

  test("20,000球を、一度に取り込んで取り消せる", async () => {
    const many = Array.from({ length: 20_000 }, (_, at) => ball(100 + (at % 400) / 10, { datetime: noonS + at }));
    const reply = await send(many);
    expect(reply.json()).toMatchObject({ accepted: 20_000, repeated: 0 });
    await undo(reply.json().id);
    expect(await rowsOf("select count(*)::int as count from measurements")).toEqual([{ count: 0 }]);
  });
});

describe("BE-2 取り込みを待つファイル", () => {
  const ahead = (minutes: number) => new Date(reportNow.getTime() + minutes * 60_000);
  const waiting = () => rowsOf("select id from csv_files where import_id is null");

  test("取り込まれた、または同じ指導者が次を送ったファイルは、もう使えない", async () => {
    const { file_id: first } = (await sendFile(theFile)).json();
    const { file_id: second } = (await sendFile(theFile)).json();
    expect((await send([ball(120)], { file_id: first })).statusCode).toBe(404);
    expect((await send([ball(120)], { file_id: second })).statusCode).toBe(201);
    expect((await send([ball(121)], { file_id: second })).statusCode).toBe(404);
    expect([await speeds(), await waiting()]).toEqual([[120], []]);
  });

  test("断られた取り込みのファイルは、待ち続ける。1時間で使えなくなり、消える", async () => {
    const { file_id } = (await sendFile(theFile)).json();
    expect((await send([ball(400)], { file_id })).statusCode).toBe(400);
    expect(await waiting()).toEqual([{ id: file_id }]);
    const erase = (now: Date) =>
      deleteExpired({ db: fixture.server.db, now: () => now, log: pino({ level: "silent" }) });
    await erase(ahead(59));
    expect(await waiting()).toEqual([{ id: file_id }]);
    fixture.setNow(ahead(60));
    expect((await send([ball(120)], { file_id })).statusCode).toBe(404);
    await erase(ahead(60));
    expect([await waiting(), await speeds()]).toEqual([[], []]);
  });

  test("AP-6: ほかの指導者のファイルは、同じチームでも使えない", async () => {
    const { file_id } = (await sendFile(theFile)).json();
    const mine = fixture.headers;
    fixture.headers = await fixture.signIn(fixture.teamId);
    expect((await send([ball(120)], { file_id })).statusCode).toBe(404);
    fixture.headers = mine;
    expect((await send([ball(120)], { file_id })).statusCode).toBe(201);
  });

  test("P3: だれかを消去すると、だれの名前があるか分からない、待つファイルも消える", async () => {
    await sendFile(theFile);
    await fixture.server.db.query("delete from members where team_id = $1", [fixture.teamId]);
    expect(await waiting()).toEqual([]);
  });
});

describe("I7 大きな本文の数", () => {
  test("1分に24 MBまで。超えれば、読まずに429で断る。ほかの指導者と、ほかの操作には関わらない", async () => {
    const large = Buffer.alloc(6 * 1024 * 1024);
    for (let sent = 0; sent < 4; sent += 1) expect((await sendFile(large)).statusCode).toBe(400);
    const refused = await sendFile(theFile);
    expect([refused.statusCode, refused.headers["retry-after"], refused.json().error]).toEqual([
      429,
      expect.stringMatching(/^[1-6]?\d$/),
      expect.stringMatching(/^大きなファイルの送信が続いたため、あと(?:[1-5]?\d秒|1分)お待ちください。/),
    ]);
    expect((await fixture.write("POST", "imports/known", { balls: packBalls([ball(120)]) })).statusCode).toBe(429);
    expect((await fixture.ask("imports")).statusCode).toBe(200);
    fixture.headers = await fixture.signIn(fixture.teamId);
    expect((await sendFile(theFile)).statusCode).toBe(201);
  });

  test("小さくても1分に64回まで。大きすぎるものは、数えずに413で断る", async () => {
    const tooLarge = Buffer.alloc(6 * 1024 * 1024 + 1);
    for (let sent = 0; sent < 8; sent += 1) expect((await sendFile(tooLarge)).statusCode).toBe(413);
    for (let sent = 0; sent < 64; sent += 1) expect((await sendFile(theFile)).statusCode).toBe(201);
    expect((await sendFile(theFile)).statusCode).toBe(429);
  });
});

describe("取り消す", () => {
  test("Undo: その取り込みの球だけが、直したものも消したものも、集計からなくなる", async () => {
    await send([ball(110)]);
    const { id } = (await send([ball(120), ball(125)])).json();
    const [row] = await rowsOf("select id from measurements where speed = 125");
    await fixture.write("DELETE", `measurements/${row.id}`);
    const reply = await undo(id);

    expect([reply.statusCode, reply.json().undone_at]).toEqual([200, reportNow.toISOString()]);
    expect((await undo(id)).json()).toEqual(reply.json());
    expect(await speeds()).toEqual([110]);
    expect(await rowsOf("select best, count from measurement_days")).toEqual([{ best: 110, count: 1 }]);
    expect(await rowsOf("select id from deleted_measurements")).toEqual([]);
    expect((await send([ball(120), ball(125)])).json()).toMatchObject({ accepted: 2 });
  });

  test("Undo: 翌日の終わりまで取り消せて、過ぎれば409", async () => {
    const first = (await send([ball(120)])).json();
    const second = (await send([ball(121)])).json();
    later("2026-06-16T14:59:59Z");
    expect((await undo(first.id)).statusCode).toBe(200);
    later("2026-06-16T15:00:00Z");
    const reply = await undo(second.id);
    expect([reply.statusCode, reply.json().error]).toEqual([409, "取り込みを取り消せるのは、翌日までです。"]);
    expect(await speeds()).toEqual([121]);
  });
});

describe("BE-2 新しい読み取りで、もう一度読む", () => {
  /** As if a parser of earlier days had read it. */
  const readLongAgo = (id: number) =>
    fixture.server.db.query("update csv_imports set parser_version = $2 where id = $1", [id, csvParserVersion - 1]);
  const offered = async () =>
    (await listed()).imports.map(({ id, again_of, readable_again }: CsvImport) => [id, again_of, readable_again]);
  const again = (values: Partial<CsvImportDraft>) => send([ball(120), ball(121)], values);

  test("古い読み取りの取り込みは、届けたままのファイルをもう一度読める。書き出しとして記録する", async () => {
    const { id } = (await send([ball(120)])).json();
    expect(await offered()).toEqual([[id, null, false]]);
    await readLongAgo(id);
    expect(await offered()).toEqual([[id, null, true]]);

    expect((await fixture.ask(`imports/${id}/file`)).json()).toEqual({ file: theFile.toString("base64") });
    expect(await rowsOf("select member_ids, details from audit_log where action = 'csv_file_exported'")).toEqual([
      { member_ids: [fixture.memberId], details: ["rapsodo_pitching"] },
    ]);
    expect((await fixture.ask("imports/2000000000/file")).statusCode).toBe(404);
  });

  test("増えるのは新しく読めた球だけで、いつも初めの取り込みの名を持つ。どちらも取り消せる", async () => {
    const { id: first } = (await send([ball(120)])).json();
    await readLongAgo(first);
    const second = (await again({ again_of: first })).json();
    expect(second).toMatchObject({ accepted: 1, repeated: 1, again_of: first, readable_again: false });
    expect(await offered()).toEqual([
      [second.id, first, false],
      [first, null, false],
    ]);

    await readLongAgo(second.id);
    const third = (await send([ball(120), ball(121), ball(122)], { again_of: second.id })).json();
    expect([third.accepted, third.again_of]).toEqual([1, first]);
    await undo(third.id);
    expect(await offered()).toEqual([
      [third.id, first, false],
      [second.id, first, true],
      [first, null, false],
    ]);
    await undo(first);
    expect(await speeds()).toEqual([121]);
    await undo(second.id);
    expect(await speeds()).toEqual([]);
    expect((await fixture.ask(`imports/${first}/file`)).statusCode).toBe(404);
  });

  test("ほかのファイルや、取り消した取り込みの続きとしては、何も取り込まない", async () => {
    const { id } = (await send([ball(120)])).json();
    const other = (await sendFile(gzipSync("日付,球速,回転数\n"))).json();
    expect((await again({ again_of: id, ...other })).statusCode).toBe(404);
    expect((await again({ again_of: 2_000_000_000 })).statusCode).toBe(404);
    expect((await again({ again_of: 0 })).statusCode).toBe(400);
    await undo(id);
    expect((await again({ again_of: id })).statusCode).toBe(404);
    expect(await speeds()).toEqual([]);
  });
});

describe("P3・P4", () => {
  test("選手を消去すると、その選手のいるファイルと名前も消え、ほかの選手の測定は残る", async () => {
    const other = (await addMember(fixture.server.db, fixture.teamId)).id;
    const names = [{ name: "Onodera M", member_id: fixture.memberId }];
    await send([ball(120), ball(121, { member_id: other })], { names });
    await fixture.server.db.query("delete from members where team_id = $1 and id = $2", [
      fixture.teamId,
      fixture.memberId,
    ]);

    expect(await rowsOf("select file_name, member_ids from csv_imports")).toEqual([
      { file_name: "", member_ids: [other] },
    ]);
    expect(await rowsOf("select * from csv_files")).toEqual([]);
    expect(await rowsOf("select * from csv_names")).toEqual([]);
    expect(await speeds()).toEqual([121]);
  });

  test("球を取り込まなかった選手も、ファイルに名前があれば、消去するとファイルが消える。ほかのチームの選手は言えない", async () => {
    const other = (await addMember(fixture.server.db, fixture.teamId)).id;
    const stranger = await addMember(fixture.server.db, (await addTeam(fixture.server.db)).team_id);
    expect((await send([ball(120)], { people: [other, stranger.id] })).statusCode).toBe(404);
    await send([ball(120)], { people: [other] });
    await fixture.server.db.query("delete from members where team_id = $1 and id = $2", [fixture.teamId, other]);
    expect(await rowsOf("select file_name, member_ids from csv_imports")).toEqual([
      { file_name: "", member_ids: [fixture.memberId] },
    ]);
    expect(await rowsOf("select * from csv_files")).toEqual([]);
    expect(await speeds()).toEqual([120]);
  });

  test("365日を過ぎた履歴とファイルは消え、測定データは残る", async () => {
    await send([ball(120)]);
    // Whoever asks stays signed in: the sweep takes ended sessions along.
    await fixture.server.db.query("update sessions set expires_at = '2099-01-01', ends_at = '2099-01-01'");
    const erase = (days: number) =>
      deleteExpired({
        db: fixture.server.db,
        now: () => new Date(reportNow.getTime() + days * 86_400_000),
        log: pino({ level: "silent" }),
      });
    await erase(365);
    expect((await listed()).imports).toHaveLength(1);
    await erase(365.1);
    expect([(await listed()).imports, await rowsOf("select * from csv_files"), await speeds()]).toEqual([
      [],
      [],
      [120],
    ]);
  });

  test("BE-2・P4: 手で削除した球は、30日を過ぎても、ファイルがあるうちは取り込み直しても戻らない", async () => {
    const { id } = (await send([ball(120), ball(121), ball(122)])).json();
    await fixture.server.db.query("update sessions set expires_at = '2099-01-01', ends_at = '2099-01-01'");
    const [corrected, plain] = await rowsOf("select id from measurements where speed > 120 order by speed");
    await fixture.server.db.query(
      `update measurements set speed = 99, original = '{"speed": {"value": 121, "by": null, "at": 0}}' where id = $1`,
      [corrected.id],
    );
    for (const { id: gone } of [corrected, plain]) await fixture.write("DELETE", `measurements/${gone}`);
    const sweepAfter = async (days: number) => {
      const now = new Date(reportNow.getTime() + days * 86_400_000);
      fixture.setNow(now);
      await deleteExpired({ db: fixture.server.db, now: () => now, log: pino({ level: "silent" }) });
    };
    await sweepAfter(31);
    expect(
      await rowsOf("select deleted_by, measurement - 'original' as rest from deleted_measurements order by id"),
    ).toEqual(
      [99, 122].map((speed) => ({
        deleted_by: null,
        rest: { import_id: id, measured_at: expect.any(String), mode: 2, speed, angle: -2.4 },
      })),
    );
    expect((await fixture.write("DELETE", `measurements/${plain.id}`)).statusCode).toBe(404);
    expect((await send([ball(120), ball(121), ball(122)])).statusCode).toBe(409);
    expect((await send([ball(121), ball(122), ball(123)])).json()).toMatchObject({ accepted: 1, repeated: 2 });

    await sweepAfter(366);
    await sweepAfter(366);
    expect(await rowsOf("select 1 from deleted_measurements")).toEqual([]);
  });

  test("列の対応を消すと、選んだ名前も消える", async () => {
    await send([ball(120)], { names: [{ name: "Onodera M", member_id: fixture.memberId }] });
    const [source] = (await listed()).sources;
    expect((await fixture.write("DELETE", `imports/sources/${source.id}`)).statusCode).toBe(200);
    expect([(await listed()).sources, await rowsOf("select * from csv_names")]).toEqual([[], []]);
    expect((await fixture.write("DELETE", `imports/sources/${source.id}`)).statusCode).toBe(404);
  });
});
