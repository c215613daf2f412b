import { contract, type FamilyPage } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dumpDatabase } from "../../testing.ts";
import { type FamilyFixture, openFamilyFixture, start } from "./family.fixtures.ts";

const hour = 60 * 60 * 1000;

let fixture: FamilyFixture;
beforeAll(async () => {
  fixture = await openFamilyFixture();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.clear());

const pageOf = async (token: string): Promise<FamilyPage> => {
  const reply = await fixture.send("page", { token });
  expect(reply.statusCode).toBe(200);
  return reply.json();
};
const read = (token: string, notice_id: number, version = 0) => fixture.send("read", { token, notice_id, version });
const answer = (token: string, notice_id: number, member_id: number, overrides: object = {}) =>
  fixture.send("answer", { token, notice_id, member_id, answer: "参加", ...overrides });
const rowsOf = async (sql: string, values: unknown[] = []) => (await fixture.db.query(sql, values)).rows;
const recipients = () => rowsOf("select * from notice_recipients order by notice_id, member_id");
/** Without what counts calls. */
const standing = async () => (await dumpDatabase(fixture.db)).replace(/^rate_limits .*\n/gm, "");

describe("CO-2: ページ", () => {
  test("その家族の子どもと、その子に届いたお知らせだけが、新しい順に見える", async () => {
    const { ritsu, hana, miyamoto, foreign } = fixture;
    const both = await fixture.noticeTo([ritsu, hana, miyamoto], { leaves_at: new Date(start.getTime() - 2 * hour) });
    const one = await fixture.noticeTo([hana], { title: "体育館", choices: [], level: "urgent" });
    await fixture.noticeTo([miyamoto]);
    await fixture.noticeTo([foreign]);
    await fixture.noticeTo([ritsu], { state: "draft" });
    const page = await pageOf(await fixture.linkOf(ritsu));

    expect(page).toMatchObject({
      state: "open",
      team: { name: "青葉台ベースボールクラブ", logo: null },
      family_name: "坂口",
      reader: "family",
      expires_at: "2027-03-31T14:59:59.999Z",
      mail: true,
      children: [
        { member_id: ritsu.id, first_name: "律", grade: "j2" },
        { member_id: hana.id, first_name: "花", grade: "e4" },
      ],
    });
    const untouched = { read_at: null, read_version: null, answer: null, comment: "", answered_at: null, late: false };
    expect(page.notices).toEqual([
      {
        notice_id: one,
        versions: [
          {
            number: 0,
            title: "体育館",
            body: "13時からです。",
            author: "大野 監督",
            at: new Date(start.getTime() - hour).toISOString(),
          },
        ],
        urgent: true,
        choices: [],
        deadline: null,
        files: [],
        children: [{ member_id: hana.id, ...untouched }],
      },
      expect.objectContaining({
        notice_id: both,
        urgent: false,
        children: [
          { member_id: ritsu.id, ...untouched },
          { member_id: hana.id, ...untouched },
        ],
      }),
    ]);
  });

  test("本人のリンクは、その選手だけを見せ、きょうだいの分には返事も既読もつけられない", async () => {
    const { ritsu, hana } = fixture;
    const notice = await fixture.noticeTo([ritsu, hana]);
    const siblings = await fixture.noticeTo([hana]);
    const token = await fixture.linkOf(ritsu, { member_id: ritsu.id, recipient: "ritsu@sakaguchi.example" });
    const page = await pageOf(token);
    expect([page.reader, page.children.map(({ member_id }) => member_id)]).toEqual(["player", [ritsu.id]]);
    expect(page.notices.map(({ notice_id, children }) => [notice_id, children.length])).toEqual([[notice, 1]]);

    expect((await answer(token, notice, hana.id)).statusCode).toBe(404);
    expect((await read(token, siblings)).statusCode).toBe(404);
    await read(token, notice);
    expect(await recipients()).toMatchObject([
      { member_id: ritsu.id, player_read_at: start, player_read_version: 0, family_read_at: null },
      { member_id: hana.id, player_read_at: null, family_read_at: null },
      { member_id: hana.id, player_read_at: null, family_read_at: null },
    ]);
  });

  test("何度開いても、何も書かれない。GETには何もない", async () => {
    const token = await fixture.linkOf(fixture.ritsu);
    await fixture.noticeTo([fixture.ritsu]);
    const before = await standing();
    for (let times = 0; times < 3; times += 1) await pageOf(token);
    await fixture.send("page", { token: "x" });
    for (const path of ["page", "read", "answer", "stop", "mail"]) {
      const { statusCode } = await fixture.app.inject({ url: `/api/family/${path}?token=${token}` });
      expect(statusCode).toBe(405);
    }
    expect(await standing()).toBe(before);
  });

  test("100回ずつのGETとHEADは、ページにも、どの呼び出しにも、何も書かない", async () => {
    const token = await fixture.linkOf(fixture.ritsu);
    await fixture.noticeTo([fixture.ritsu]);
    await fixture.eventFor([fixture.ritsu], {});
    const paths = Object.values(contract)
      .map(({ path }) => path)
      .filter((path) => path.startsWith("/api/family/"));
    expect(paths).toContain("/api/family/answer");
    const before = await standing();
    const refused = new Set<number>();
    for (let times = 0; times < 100; times += 1) {
      for (const method of ["GET", "HEAD"] as const) {
        await fixture.app.inject({ method, url: `/f?token=${token}` });
        const url = `${paths[times % paths.length]}?token=${token}`;
        refused.add((await fixture.app.inject({ method, url })).statusCode);
      }
    }
    expect([...refused]).toEqual([405]);
    expect(await standing()).toBe(before);
  });

  test.each([
    ["期限を過ぎたら", "expired"],
    ["取り消したら", "revoked"],
    ["クラブが閉じたら", "closed"],
    ["子どもがみんな離れたら", "gone"],
  ])("%s、チームの名前とそのことだけを見せ、何も受け付けない", async (_, how) => {
    const { miyamoto } = fixture;
    const notice = await fixture.noticeTo([miyamoto]);
    const expires_at = how === "expired" ? start : new Date(start.getTime() + hour);
    const token = await fixture.linkOf(miyamoto, { expires_at });
    if (how === "revoked") await fixture.db.query("update family_links set revoked_at = $1", [start]);
    if (how === "closed") await fixture.db.query("update teams set closed_at = $1", [start]);
    if (how === "gone") await fixture.db.query("update members set state = 'archived' where id = $1", [miyamoto.id]);
    const before = await standing();
    const page = await pageOf(token);
    const refused = [
      await read(token, notice),
      await answer(token, notice, miyamoto.id),
      await fixture.send("mail", { token, mail: false }),
    ];
    const stopped = await fixture.send("stop", { token });
    expect(await standing()).toBe(before);
    await fixture.db.query("update teams set closed_at = null");
    await fixture.db.query("update members set state = 'active'");

    const state = how === "expired" ? "expired" : "revoked";
    expect(page).toEqual({
      state,
      team: { name: "青葉台ベースボールクラブ", logo: null },
      family_name: "",
      reader: "family",
      expires_at: expires_at.toISOString(),
      mail: null,
      children: [],
      notices: [],
      events: [],
      notes: null,
    });
    expect(refused.map((reply) => [reply.statusCode, reply.json().code])).toEqual(Array(3).fill([409, "conflict"]));
    expect([stopped.statusCode, stopped.json().state]).toEqual([200, state]);
  });

  test("連絡先が変わって別の家族になった子は、前の家族のリンクでは見えない", async () => {
    const { ritsu, hana } = fixture;
    const token = await fixture.linkOf(ritsu);
    const notice = await fixture.noticeTo([ritsu, hana]);
    await fixture.db.query("update members set guardian_email = 'haha@hana.example' where id = $1", [hana.id]);
    const page = await pageOf(token);
    const foreign = await answer(token, notice, hana.id);
    await fixture.db.query("update members set guardian_email = 'hogosha@sakaguchi.example' where id = $1", [hana.id]);
    expect(page.children.map(({ member_id }) => member_id)).toEqual([ritsu.id]);
    expect(foreign.statusCode).toBe(404);
  });
});

describe("CO-2: 知らないリンク", () => {
  test.each(["", "x", "A".repeat(43), "A".repeat(64), "あ".repeat(10), "\0", "' or 1=1 --"])(
    "%j は、どの呼び出しでも見つからず、何も変えない",
    async (token) => {
      await fixture.noticeTo([fixture.ritsu]);
      const before = await standing();
      const replies = [
        await fixture.send("page", { token }),
        await read(token, 1),
        await answer(token, 1, 1),
        await fixture.send("stop", { token }),
        await fixture.send("mail", { token, mail: false }),
      ];
      const status = ["", "\0"].includes(token) ? 400 : 404;
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(status));
      expect(await standing()).toBe(before);
    },
  );

  test("どんな形でも、リンクの表のほかは調べない", async () => {
    const token = await fixture.linkOf(fixture.ritsu);
    await fixture.db.query("alter view live_members rename to out_of_reach");
    const replies = await Promise.all(
      ["x", "A".repeat(43), token].map((text) => fixture.send("page", { token: text })),
    );
    await fixture.db.query("alter view out_of_reach rename to live_members");
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 500]);
  });

  test("同じ場所から31回で待ってもらうが、正しいリンクはその場所からも開く", async () => {
    const place = "203.0.113.9";
    const token = await fixture.linkOf(fixture.ritsu);
    for (let tries = 0; tries < 30; tries += 1)
      expect((await fixture.send("page", { token: `x${tries}` }, place)).statusCode).toBe(404);
    const refused = await fixture.send("page", { token: "y" }, place);
    expect([refused.statusCode, refused.json().code]).toEqual([429, "rate_limited"]);
    expect(refused.json().error).toMatch(/^リンクの間違いが続いたため、あと\d+分お待ちください。/);
    expect((await fixture.send("page", { token }, place)).statusCode).toBe(200);
    expect((await fixture.send("page", { token: "y" })).statusCode).toBe(404);
  });

  test("1つのリンクで書けるのは、どこからでも10分に200回まで。見るのは続けられる", async () => {
    const token = await fixture.linkOf(fixture.ritsu);
    for (let times = 0; times < 200; times += 1) await read(token, 1);
    expect((await read(token, 1)).statusCode).toBe(429);
    expect((await pageOf(token)).state).toBe("open");
  });
});
