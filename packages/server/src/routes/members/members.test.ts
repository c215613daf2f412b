import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { memberDetailSchema } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addMember, addTeam, addUser, removeTeams, startTestServer } from "../../testing.ts";

// 2026-04-05 08:00 in Japan, still the 4th in UTC.
const now = new Date("2026-04-04T23:00:00Z");

let server: Awaited<ReturnType<typeof startTestServer>>;
let teamId: number;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await removeTeams(server.db);
  teamId = (await addTeam(server.db)).team_id;
  const user = await addUser(server.db, teamId, { coach_type: "manager" });
  headers = { authorization: `Token ${await createSession(server.db, user.id, false, now)}` };
});

const listUrl = "/api/coach/memberlist/members";
const list = (search = "", extra: Record<string, string> = {}) =>
  server.app.inject({ url: listUrl + search, headers: { ...headers, ...extra } });
const create = (payload: object) =>
  server.app.inject({ method: "PUT", url: "/api/coach/memberlist/create", headers, payload });
const detail = (id: number) => server.app.inject({ url: `/api/coach/memberlist/member/${id}`, headers });
const names = (reply: { json(): { members: { first_name: string }[] } }) =>
  reply.json().members.map(({ first_name }) => first_name);

describe("AP-4: メンバーの一覧", () => {
  beforeEach(async () => {
    const rows = [
      { first_name: "小三", grade: "e3", gender: "M" },
      { first_name: "中一", grade: "j1", gender: "F" },
      { first_name: "中三", grade: "j3", gender: null },
      { first_name: "去年", grade: "h3", state: "archived" },
      { first_name: "申請", grade: "h1", state: "applied" },
      { first_name: "削除", grade: "j1" },
    ];
    for (const row of rows) await addMember(server.db, teamId, row);
    await server.db.query("update members set deleted_at = $1 where first_name = '削除'", [now]);
    await server.db.query("update members set archived_as = 'graduated' where first_name = '去年'");
  });

  test.each([
    { search: "", expected: ["申請", "中三", "中一", "小三"], total: 4 },
    { search: "?sort=id", expected: ["小三", "中一", "中三", "申請"], total: 4 },
    { search: "?grade=j", expected: ["中三", "中一"], total: 2 },
    { search: "?grade=j1", expected: ["中一"], total: 1 },
    { search: "?gender=F", expected: ["中一"], total: 1 },
    { search: "?grade=j&gender=M", expected: [], total: 0 },
    { search: "?state=active", expected: ["中三", "中一", "小三"], total: 3 },
    { search: "?state=applied", expected: ["申請"], total: 1 },
    { search: "?state=archived", expected: ["去年"], total: 1 },
    { search: "?state=archived&grade=j", expected: [], total: 0 },
    { search: "?limit=3&page=2", expected: ["小三"], total: 4 },
    { search: "?page=1000000", expected: [], total: 4 },
  ])("「$search」は $expected", async ({ search, expected, total }) => {
    const reply = await list(search);
    expect([reply.statusCode, names(reply), reply.json().total]).toEqual([200, expected, total]);
  });

  test.each([
    "?limit=1001",
    "?limit=0",
    "?page=0",
    "?page=1.5",
    "?page=abc",
    "?sort=name",
    "?grade=x",
    "?state=deleted",
    "?page=1&page=2",
  ])("「%s」は400", async (search) => {
    const reply = await list(search);
    expect(reply.statusCode).toBe(400);
    expect(Object.values(reply.json().fields)).toEqual(["入力内容を確認してください"]);
  });

  test("卒業・退団した人だけが、どちらなのかを持つ", async () => {
    const [archived, ordinary] = [(await list("?state=archived")).json(), (await list()).json()];
    expect(archived.members[0]).toMatchObject({ state: "archived", archived_as: "graduated" });
    expect(Object.keys(ordinary.members[0])).not.toContain("archived_as");
  });

  test("変わっていなければ304、変われば新しい一覧", async () => {
    const first = await list();
    const etag = String(first.headers.etag);
    const same = await list("", { "if-none-match": etag });
    await create({ last_name: "新", first_name: "入部", grade: "e1" });
    const changed = await list("", { "if-none-match": etag });

    expect(etag).toMatch(/^"[\w-]+"$/);
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, "", etag]);
    expect([changed.statusCode, names(changed)[0]]).toEqual([200, "入部"]);
  });

  test("競技を変えると、投打の有無もすぐ一覧に出る", async () => {
    const hands = async () => (await list()).json().members[0].additional;
    const before = await hands();
    const payload = { name: "改", sport_type: "softball", ball: "soft", prefecture: 1, version: 1 };
    await server.app.inject({ method: "POST", url: "/api/coach/team/", headers, payload });
    expect([before, await hands()]).toEqual([{ pitching: "R", batting: "R" }, null]);
  });

  test("圧縮しても中身は同じで、印は形ごとに違う", async () => {
    const plain = await list();
    const br = await list("", { "accept-encoding": "gzip, deflate, br" });
    const gzip = await list("", { "accept-encoding": "br;q=0, gzip" });

    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain, br, gzip].map((reply) => reply.headers.etag)).size).toBe(3);
    expect(br.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding, authorization" });
  });
});

describe("メンバーの追加", () => {
  test("EN-1: 送った値のまま保存し、身長と体重はその日（日本時間）の記録にもなる", async () => {
    const draft = {
      last_name: " 髙橋 ",
      first_name: "葵👨‍👩‍👧",
      last_name_kana: "たかはし",
      first_name_kana: "あおい",
      email: "aoi@members.example",
      guardian_email: null,
      grade: "e3",
      height: 128.5,
      weight: 27,
      uniform_number: "00",
      gender: "F",
      additional: { pitching: "L", batting: "X" },
    };
    const created = await create(draft);
    const read = await detail(created.json().id);

    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ ...draft, last_name: "髙橋", state: "active", nextshot_usage: "not_use" });
    expect(memberDetailSchema.parse(read.json())).toEqual({
      ...created.json(),
      version: 1,
      registered_on: "2026-04-05",
      body_history: [{ date: "2026-04-05", height: 128.5, weight: 27 }],
      records: { pitch_speed: null, batted_ball_speed: null },
      application: null,
    });
  });

  test("身長も体重もなければ、記録は空のまま", async () => {
    const { id } = (await create({ last_name: "佐藤", first_name: "一", grade: "h2" })).json();
    expect((await detail(id)).json().body_history).toEqual([]);
  });

  test("EN-1: ソフトボールのチームでは投打を持たない", async () => {
    await server.db.query("update teams set sport_type = 'softball'");
    const created = await create({ last_name: "佐藤", first_name: "一", grade: "h2", additional: { pitching: "R" } });
    const { rows } = await server.db.query("select pitching from members");
    expect([created.json().additional, rows]).toEqual([null, [{ pitching: null }]]);
  });

  test("名前の半角カナは、追加でも、まとめた追加でも、編集でも、全角で保存する", async () => {
    const typed = { last_name: "ｻｸﾗｲ", first_name: "髙ｶﾞ", last_name_kana: "ｻｸﾗｲ", first_name_kana: "ﾊﾟｳﾛ", grade: "j1" };
    const stored = { last_name: "サクライ", first_name: "髙ガ", last_name_kana: "サクライ", first_name_kana: "パウロ" };
    const post = (url: string, payload: object) => server.app.inject({ method: "POST", url, headers, payload });
    const { id } = (await create(typed)).json();
    await post("/api/coach/memberlist/bulk_create_member", { members: [typed] });
    const edited = await addMember(server.db, teamId);
    await post(`/api/coach/memberlist/member/${edited.id}`, { ...typed, version: 1 });

    const { rows } = await server.db.query(
      "select last_name, first_name, last_name_kana, first_name_kana from members order by id",
    );
    expect(rows).toEqual([stored, stored, stored]);
    expect((await detail(id)).json()).toMatchObject(stored);
  });

  test("まとめて追加すると、送った順に番号が付く", async () => {
    const members = Array.from({ length: 1000 }, (_, at) => ({ last_name: "姓", first_name: `${at}`, grade: "j1" }));
    const url = "/api/coach/memberlist/bulk_create_member";
    const reply = await server.app.inject({ method: "POST", url, headers, payload: { members } });

    expect(reply.statusCode).toBe(201);
    expect(names(reply)).toEqual(members.map(({ first_name }) => first_name));
    expect(names(await list("?sort=id"))).toEqual(names(reply));
  });

  test("背番号は、まとめて追加しても一人ずつ残り、同じ番号がいてもよい", async () => {
    const numbered = ["0", "00", "１０", "10", "", null, undefined].map((uniform_number) => ({
      ...{ last_name: "姓", first_name: "名", grade: "j1" },
      uniform_number,
    }));
    const url = "/api/coach/memberlist/bulk_create_member";
    const reply = await server.app.inject({ method: "POST", url, headers, payload: { members: numbered } });
    const listed: { uniform_number: string | null }[] = (await list("?sort=id")).json().members;
    expect(reply.statusCode).toBe(201);
    expect(listed.map(({ uniform_number }) => uniform_number)).toEqual(["0", "00", "10", "10", null, null, null]);
  });

  test.each(["1a", "1000", "-1", 10])("数字3桁までの文字でない背番号 %j は400", async (uniform_number) => {
    const reply = await create({ last_name: "佐藤", first_name: "一", grade: "j1", uniform_number });
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      {
        error: expect.any(String),
        code: "invalid",
        fields: { uniform_number: "背番号は1〜3桁の数字で入力してください" },
      },
    ]);
    expect((await list()).json().total).toBe(0);
  });

  test("P5: 1人でも1000人でも、操作の記録は1行", async () => {
    const members = Array.from({ length: 1000 }, (_, at) => ({ last_name: "姓", first_name: `${at}`, grade: "j1" }));
    const one = await create({ last_name: "佐藤", first_name: "一", grade: "h2" });
    const url = "/api/coach/memberlist/bulk_create_member";
    const many = await server.app.inject({ method: "POST", url, headers, payload: { members } });
    const { rows } = await server.db.query("select action, member_ids, at from audit_log order by id");

    expect(rows).toEqual([
      { action: "member_created", member_ids: [one.json().id], at: now },
      { action: "members_created", member_ids: many.json().members.map(({ id }: { id: number }) => id), at: now },
    ]);
  });

  test("T5: 1人でも不備があれば、誰も追加しない", async () => {
    const good = { last_name: "佐藤", first_name: "一", grade: "j1" };
    const url = "/api/coach/memberlist/bulk_create_member";
    const payload = { members: [good, { ...good, grade: "z9" }] };
    const reply = await server.app.inject({ method: "POST", url, headers, payload });

    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual({ "members.1.grade": "学年を選んでください" });
    expect((await list()).json().total).toBe(0);
  });

  test("VA-5: 直すところをすべて名指しする", async () => {
    const reply = await create({
      last_name: " ",
      first_name: "名".repeat(51),
      email: "aoi@",
      guardian_email: "保護者",
      grade: "j4",
      height: 49.9,
      weight: 200.1,
      gender: "X",
      additional: { pitching: "右" },
    });
    expect([reply.statusCode, reply.json().fields]).toEqual([
      400,
      {
        last_name: "姓を入力してください",
        first_name: "名は50文字以内で入力してください",
        email: "メールアドレスの形式で入力してください",
        guardian_email: "メールアドレスの形式で入力してください",
        grade: "学年を選んでください",
        height: "身長は50〜250cmで入力してください",
        weight: "体重は10〜200kgで入力してください",
        gender: "性別を選び直してください",
        "additional.pitching": "左・右・両から選んでください",
      },
    ]);
  });
});

describe("メンバーの詳細", () => {
  test.each(["applied", "archived"])("%s でも読める", async (state) => {
    const { id } = await addMember(server.db, teamId, { state });
    expect((await detail(id)).json()).toMatchObject({ id, state, version: 1 });
  });

  test("EN-5: 全期間でいちばん速い球と打球を、小数1桁で。打ちかたと球は混ぜず、ありえない速さは数えない", async () => {
    const { id } = await addMember(server.db, teamId);
    await server.db.query(
      `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed)
       values ($1, $2, $3, 2, null, 'rubber', 98.26), ($1, $2, $3, 2, null, 'rubber', 91),
         ($1, $2, $3, 2, null, 'hard', 120), ($1, $2, $3, 1, 1, 'rubber', 104.04), ($1, $2, $3, 1, 3, 'rubber', 112),
         ($1, $2, $3, 1, 1, 'rubber', 290), ($1, $2, $3, 1, 1, 'hard', 118), ($1, $2, $3, 1, null, null, 130)`,
      [teamId, id, now],
    );
    expect((await detail(id)).json().records).toEqual({
      pitch_speed: { value: 98.3, batting_type: null, ball: "rubber" },
      batted_ball_speed: { value: 104, batting_type: 1, ball: "rubber" },
    });
    await server.db.query("delete from measurements where ball = 'rubber'");
    expect((await detail(id)).json().records).toEqual({
      pitch_speed: { value: 120, batting_type: null, ball: "hard" },
      batted_ball_speed: { value: 118, batting_type: 1, ball: "hard" },
    });
    await server.db.query("delete from measurements where ball = 'hard'");
    expect((await detail(id)).json().records).toEqual({
      pitch_speed: null,
      batted_ball_speed: { value: 130, batting_type: null, ball: null },
    });
  });

  test("P4: 削除された人は404", async () => {
    const { id } = await addMember(server.db, teamId);
    await server.db.query("update members set deleted_at = $1", [now]);
    expect((await detail(id)).statusCode).toBe(404);
  });
});
