import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { logoLimits, retention } from "@kyuseki/domain";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { photo, png } from "../../files/images.fixture.ts";
import { createSession } from "../../http/auth/sessions.ts";
import { removeDiscardedFiles } from "../../retention/removeDiscardedFiles.ts";
import { deleteExpired } from "../../retention/retention.ts";
import { addMember, addTeam, addUser, removeTeams, startTestServer, type TestServer } from "../../testing.ts";

const now = new Date("2026-04-05T03:00:00Z");
let server: TestServer;
let teamId: number;
let memberId: number;
let tokens: { manager: string; coach: string; stranger: string };
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await removeTeams(server.db);
  for (const name of kept()) await server.files.remove(`photos/${name}`);
  teamId = (await addTeam(server.db)).team_id;
  const other = (await addTeam(server.db)).team_id;
  const token = async (team_id: number, coach_type: string, name: string) =>
    `Token ${await createSession(server.db, (await addUser(server.db, team_id, { coach_type, name })).id, false, now)}`;
  tokens = {
    manager: await token(teamId, "manager", "大野 健一"),
    coach: await token(teamId, "coach", "小林 めぐみ"),
    stranger: await token(other, "manager", "よその監督"),
  };
  memberId = (await addMember(server.db, teamId, { last_name: "千代田" })).id;
  await server.db.query("update teams set photos = true where team_id = $1", [other]);
});

type Who = keyof typeof tokens;
const kept = () => {
  const folder = join(server.filesFolder, "photos");
  return existsSync(folder) ? readdirSync(folder) : [];
};
const call = (method: "GET" | "POST" | "DELETE", url: string, by: Who = "coach", payload?: object) =>
  server.app.inject({
    method,
    url: `/api/coach/${url}`,
    headers: { authorization: tokens[by] },
    ...(payload && { payload }),
  });
const teamPhotos = async (by?: Who) => (await call("GET", "team/photos", by)).json();
const turn = (on: boolean, by: Who = "manager") => call("POST", "team/photos", by, { on });
const member = async (id = memberId) => (await call("GET", `memberlist/member/${id}`)).json();

type Sent = { body?: Buffer; type?: string; by?: Who; consent?: string | null };
const upload = async (id = memberId, { body, type = "image/png", by = "coach", consent = "given" }: Sent = {}) =>
  server.app.inject({
    method: "POST",
    url: `/api/coach/memberlist/member/${id}/photo`,
    ...(consent !== null && { query: { consent } }),
    headers: { authorization: tokens[by], "content-type": type },
    payload: body ?? (await png()),
  });
const audited = async () =>
  (await server.db.query("select action, member_ids, details from audit_log where team_id = $1 order by id", [teamId]))
    .rows;
const see = async (by: Who = "coach") => server.app.inject(`${(await teamPhotos(by)).src}${(await member()).photo}`);

describe("選手の写真：チームが使う設定のとき", () => {
  beforeEach(() => turn(true));

  test("コーチが同意を確かめて送ると、256×256のWebPになり、確かめた人と日時が残る", async () => {
    const reply = await upload();
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      expect.objectContaining({
        id: memberId,
        photo: expect.any(Number),
        photo_consent: { by: "小林 めぐみ", at: "2026-04-05T03:00:00Z" },
      }),
    ]);
    const { members } = (await call("GET", "memberlist/members")).json();
    expect(members.map((one: { photo?: number }) => one.photo)).toEqual([reply.json().photo]);
    expect(await teamPhotos()).toMatchObject({ on: true, count: 1 });
    expect((await audited()).at(-1)).toEqual({
      action: "photo_added",
      member_ids: [memberId],
      details: ["guardian_consent"],
    });

    const seen = await see();
    expect([seen.statusCode, seen.headers]).toEqual([
      200,
      expect.objectContaining({
        "content-type": "image/webp",
        "cache-control": "private, max-age=3600",
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
      }),
    ]);
    expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ format: "webp", width: 256, height: 256 });
  });

  test("透けたところは白くなる。下の一文字は透けて見えない", async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const body = await sharp({ create: { width: 40, height: 40, channels: 4, background: clear } })
      .png()
      .toBuffer();
    await upload(memberId, { body });
    const { channels } = await sharp((await see()).rawPayload).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  test("写した場所も機種も残らない", async () => {
    const sent = await photo();
    const before = await sharp(sent).metadata();
    expect(before.exif?.includes("KyusekiPhone")).toBe(true);
    await upload(memberId, { body: sent, type: "image/jpeg" });
    const { exif, xmp, iptc, icc, orientation } = await sharp((await see()).rawPayload).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  test.each([
    ["言っていない", null],
    ["得ていない", "no"],
  ])("同意を%sなら400で、何も残らない", async (_, consent) => {
    const reply = await upload(memberId, { consent });
    expect([reply.statusCode, reply.json().fields]).toEqual([
      400,
      { consent: "保護者の同意を得てから、写真を保存してください" },
    ]);
    expect([kept(), (await member()).photo]).toEqual([[], undefined]);
  });

  test("画像でないものは形式を、大きすぎるものは大きさを言って断る", async () => {
    const broken = await upload(memberId, { body: Buffer.from("<svg/>") });
    expect([broken.statusCode, broken.json().fields]).toEqual([400, { photo: "PNG・JPG・WebPの画像を選んでください" }]);
    const large = await upload(memberId, { body: Buffer.alloc(logoLimits.maxBytes + 1) });
    expect([large.statusCode, large.json().error]).toEqual([
      413,
      "ファイルが大きすぎます。5MBまでのものを選んでください。",
    ]);
    expect((await upload(memberId, { type: "image/gif" })).statusCode).toBe(415);
    expect(kept()).toEqual([]);
  });

  test("差し替えるとアドレスが変わり、前のファイルは消える。外すと、どちらもない", async () => {
    const first = (await upload()).json().photo;
    const address = `${(await teamPhotos()).src}${first}`;
    const second = (await upload()).json().photo;
    expect(second).not.toBe(first);
    expect([(await server.app.inject(address)).statusCode, (await see()).statusCode]).toEqual([404, 200]);
    expect(kept()).toHaveLength(1);

    const removed = await call("DELETE", `memberlist/member/${memberId}/photo`);
    expect([removed.statusCode, removed.json().photo, removed.json().photo_consent]).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect(kept()).toEqual([]);
    expect((await audited()).at(-1)).toEqual({ action: "photo_removed", member_ids: [memberId], details: [] });
    expect((await call("DELETE", `memberlist/member/${memberId}/photo`)).statusCode).toBe(200);
    expect((await audited()).filter(({ action }) => action === "photo_removed")).toHaveLength(1);
  });

  test("ほかのチームの指導者には、送るのも外すのも404、見るのも401と404", async () => {
    expect((await upload(memberId, { by: "stranger" })).statusCode).toBe(404);
    const { photo: id } = (await upload()).json();
    expect((await call("DELETE", `memberlist/member/${memberId}/photo`, "stranger")).statusCode).toBe(404);

    const own = (await teamPhotos()).src;
    const theirs = (await teamPhotos("stranger")).src;
    expect((await server.app.inject(`${theirs}${id}`)).statusCode).toBe(404);
    expect((await server.app.inject(`/files/photos/x/${id}`)).statusCode).toBe(401);
    // The other session with this one's key.
    const [session, mac] = [theirs.split(/[/.]/)[3], own.split(/[/.]/)[4]];
    expect((await server.app.inject(`/files/photos/${session}.${mac}/${id}`)).statusCode).toBe(401);
    await server.db.query("delete from sessions");
    expect((await server.app.inject(`${own}${id}`)).statusCode).toBe(401);
  });

  test("申請中の人と、卒業した人には付けられない", async () => {
    await server.db.query("update members set state = 'archived' where id = $1", [memberId]);
    const reply = await upload();
    expect([reply.statusCode, reply.json().error]).toEqual([409, "在籍しているメンバーだけに、写真を付けられます。"]);
    await server.db.query("update members set state = 'applied' where id = $1", [memberId]);
    expect((await upload()).statusCode).toBe(409);
  });

  test("チームの保存容量に数える", async () => {
    await upload();
    const { rows } = await server.db.query("select bytes from member_photos");
    expect((await call("GET", "team/storage")).json().files).toBe(rows[0].bytes);
    expect(rows[0].bytes).toBeGreaterThan(100);
  });

  test("P3 書き出しに写真そのものが入り、消去すると、ファイルもなくなる", async () => {
    await upload();
    const seen = await see();
    const exported = (await call("GET", `memberlist/member/${memberId}/export`, "manager")).json();
    expect(exported.photo).toBe(`data:image/webp;base64,${seen.rawPayload.toString("base64")}`);
    expect(exported.member_photos).toEqual([
      { bytes: seen.rawPayload.length, consent_by: "小林 めぐみ", consented_at: "2026-04-05T03:00:00+00:00" },
    ]);
    expect(kept()).toHaveLength(1);
    expect((await call("DELETE", `memberlist/member/${memberId}/personal_data`, "manager")).statusCode).toBe(200);
    expect(kept()).toEqual([]);
  });

  test("削除した人の写真は、元に戻すまで見えない", async () => {
    await upload();
    const address = `${(await teamPhotos()).src}${(await member()).photo}`;
    const ids = { ids: [memberId] };
    await call("DELETE", "memberlist/bulk_delete_member", "manager", ids);
    expect([(await server.app.inject(address)).statusCode, (await teamPhotos()).count]).toEqual([404, 0]);
    await call("POST", "memberlist/restore_member", "manager", ids);
    expect((await server.app.inject(address)).statusCode).toBe(200);
  });

  test("P4 卒業・退団から30日たった写真は消え、その前のものと、戻った人のものは残る", async () => {
    const [back, recent] = [
      (await addMember(server.db, teamId)).id,
      (await addMember(server.db, teamId, { last_name: "港" })).id,
    ];
    for (const id of [memberId, back, recent]) await upload(id);
    const archived = (id: number, at: Date) =>
      server.db.query("update members set state = 'archived', archived_at = $2 where id = $1", [id, at]);
    await archived(memberId, now);
    await archived(recent, new Date(now.getTime() + 1));
    const end = new Date(now.getTime() + retention.archivedPhotoDays * 24 * 60 * 60 * 1000);
    await deleteExpired({ db: server.db, now: () => end, log: server.app.log });

    expect((await server.db.query("select member_id from member_photos order by 1")).rows).toEqual([
      { member_id: back },
      { member_id: recent },
    ]);
    await removeDiscardedFiles({ db: server.db, files: server.files, log: server.app.log });
    expect(kept()).toHaveLength(2);
  });
});

describe("選手の写真：使わない設定", () => {
  test("はじめは使わない設定で、送ると、どうすればよいかを言って断る", async () => {
    expect(await teamPhotos()).toEqual({ on: false, count: 0, src: null });
    const reply = await upload();
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      {
        code: "conflict",
        error: "このチームは、選手の写真を使わない設定です。監督がチーム管理で使う設定にすると、写真を付けられます。",
      },
    ]);
    expect(kept()).toEqual([]);
  });

  test("変えられるのは監督だけ。記録に残り、同じ設定では残らない", async () => {
    expect((await turn(true, "coach")).statusCode).toBe(403);
    expect((await turn(true)).json()).toMatchObject({ on: true, count: 0, src: expect.any(String) });
    await turn(true);
    expect(await audited()).toEqual([{ action: "photos_on", member_ids: [], details: [] }]);
  });

  test("使わない設定に戻すと、全員の写真がすぐに見えなくなり、ファイルも消える", async () => {
    await turn(true);
    const second = (await addMember(server.db, teamId, { last_name: "港" })).id;
    await upload();
    await upload(second);
    const { src } = await teamPhotos();
    const { photo: id } = await member();
    expect(kept()).toHaveLength(2);

    expect((await turn(false)).json()).toEqual({ on: false, count: 0, src: null });
    expect([(await server.app.inject(`${src}${id}`)).statusCode, kept()]).toEqual([404, []]);
    expect((await member()).photo).toBeUndefined();
    expect((await audited()).at(-1)).toEqual({
      action: "photos_off",
      member_ids: [memberId, second],
      details: [],
    });
    await turn(true);
    expect(await teamPhotos()).toMatchObject({ on: true, count: 0 });
  });
});
