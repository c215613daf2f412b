import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { contract } from "@kyuseki/domain";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { photo, picture, png } from "../../files/images.fixture.ts";
import { createS3Files } from "../../files/s3Files.ts";
import { answersWith, startS3Server } from "../../files/s3Server.fixture.ts";
import { createSession } from "../../http/auth/sessions.ts";
import { removeLeftovers } from "../../retention/leftovers.fixture.ts";
import { removeDiscardedFiles } from "../../retention/removeDiscardedFiles.ts";
import { addTeam, addUser, removeTeams, startTestServer, type TestServer } from "../../testing.ts";

const now = new Date("2026-04-05T03:00:00Z");
const mb = 1024 * 1024;

type Fixture = { server: TestServer; teamId: number; manager: string; coach: string };
async function newFixture(server: TestServer): Promise<Fixture> {
  const teamId = (await addTeam(server.db)).team_id;
  const token = async (coach_type: string) =>
    `Token ${await createSession(server.db, (await addUser(server.db, teamId, { coach_type })).id, false, now)}`;
  return { server, teamId, manager: await token("manager"), coach: await token("coach") };
}

type Sent = { body?: Buffer; type?: string; by?: string; key?: string };
async function upload({ server, manager }: Fixture, { body, type = "image/png", by = manager, key }: Sent = {}) {
  return server.app.inject({
    method: "POST",
    url: contract.uploadLogo.path,
    headers: { authorization: by, "content-type": type, ...(key && { "idempotency-key": key }) },
    payload: body ?? (await png()),
  });
}
const remove = ({ server, manager }: Fixture) =>
  server.app.inject({ method: "POST", url: contract.removeLogo.path, headers: { authorization: manager } });
const kept = ({ server }: Fixture) => {
  const folder = join(server.filesFolder, "logos");
  return existsSync(folder) ? readdirSync(folder) : [];
};
const audited = async ({ server, teamId }: Fixture) =>
  (await server.db.query("select action from audit_log where team_id = $1 order by id", [teamId])).rows.map(
    ({ action }) => action,
  );

describe("I9 チームのロゴ", () => {
  let server: TestServer;
  let fixture: Fixture;
  beforeAll(async () => {
    server = await startTestServer({ now: () => now });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await removeTeams(server.db);
    for (const name of fixture ? kept(fixture) : []) await server.files.remove(`logos/${name}`);
    fixture = await newFixture(server);
  });

  test("監督が送ると、512×512のWebPになって、ログインしていなくても見られる", async () => {
    const reply = await upload(fixture, { body: await photo(), type: "image/jpeg" });
    expect(reply.statusCode).toBe(200);
    const { logo } = reply.json();
    expect(logo).toMatch(/^\/files\/logos\/[a-z0-9]{32}\.webp$/);

    const seen = await server.app.inject(logo);
    expect(seen.statusCode).toBe(200);
    expect(seen.headers).toMatchObject({
      "content-type": "image/webp",
      "content-disposition": "attachment",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const { format, width, height, exif } = await sharp(seen.rawPayload).metadata();
    expect([format, width, height, exif]).toEqual(["webp", 512, 512, undefined]);
    expect(await audited(fixture)).toEqual(["logo_changed"]);
  });

  test("差し替えると、前のファイルは消え、前のアドレスは404", async () => {
    const first = (await upload(fixture)).json();
    const second = (await upload(fixture, { body: await picture().webp().toBuffer(), type: "image/webp" })).json();
    expect(kept(fixture)).toEqual([second.logo.split("/").at(-1)]);
    expect((await server.app.inject(first.logo)).statusCode).toBe(404);
    expect((await server.app.inject(second.logo)).statusCode).toBe(200);
    expect(second.version).toBe(first.version);
  });

  test("外すと null になり、ファイルも消える。もともとなければ、記録も残らない", async () => {
    await upload(fixture);
    expect((await remove(fixture)).json()).toMatchObject({ logo: null });
    expect((await remove(fixture)).json()).toMatchObject({ logo: null });
    expect(kept(fixture)).toEqual([]);
    expect(await audited(fixture)).toEqual(["logo_changed", "logo_removed"]);
  });

  test("D-5 コーチは403で、何も残らない", async () => {
    expect((await upload(fixture, { by: fixture.coach })).statusCode).toBe(403);
    expect([kept(fixture), await audited(fixture)]).toEqual([[], []]);
  });

  test("ほかのチームのロゴはそのまま", async () => {
    const other = await newFixture(server);
    const theirs = (await upload(other)).json();
    await upload(fixture);
    await remove(fixture);
    expect(kept(fixture)).toEqual([theirs.logo.split("/").at(-1)]);
  });

  test("R5 同じ鍵で送り直しても、1枚だけ。別の画像なら409", async () => {
    const first = await upload(fixture, { key: "k-1" });
    const again = await upload(fixture, { key: "k-1" });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect((await upload(fixture, { key: "k-1", body: await png(9, 9) })).statusCode).toBe(409);
    await removeLeftovers(server);
    expect(kept(fixture)).toHaveLength(1);
  });

  test("R6 保存できなければ、そのファイルは、1時間のうちは待ち、それから消える", async () => {
    await server.db.query("alter table teams add constraint no_logo check (logo is null) not valid");
    expect((await upload(fixture)).statusCode).toBe(500);
    await server.db.query("alter table teams drop constraint no_logo");
    await removeDiscardedFiles({ ...server, log: server.app.log });
    expect([kept(fixture).length, await audited(fixture)]).toEqual([1, []]);
    await removeLeftovers(server);
    expect(kept(fixture)).toEqual([]);
  });

  test("R6 最後に取り消されても、前のロゴは見られるまま", async () => {
    const { logo } = (await upload(fixture)).json();
    await server.db.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
      create constraint trigger refuse after update on teams deferrable initially deferred
        for each row execute function refuse()`);
    expect((await upload(fixture)).statusCode).toBe(500);
    expect((await remove(fixture)).statusCode).toBe(500);
    await server.db.query("drop function refuse cascade");
    expect((await server.app.inject(logo)).statusCode).toBe(200);
  });

  test.each([
    ["SVG", `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`],
    ["HTML", "<!doctype html><script>alert(1)</script>"],
  ])("PNGと名乗る%sは400で、理由を欄に返す", async (_, text) => {
    const reply = await upload(fixture, { body: Buffer.from(text) });
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      {
        code: "invalid",
        error: "入力内容を確認してください。",
        fields: { logo: "PNG・JPG・WebPの画像を選んでください" },
      },
    ]);
    expect(kept(fixture)).toEqual([]);
  });

  test.each(["image/svg+xml", "image/gif", "text/html", "application/json", "multipart/form-data"])(
    "H4 %s と名乗るものは415",
    async (type) => {
      expect((await upload(fixture, { type })).statusCode).toBe(415);
    },
  );

  test("H4 画像は、画像を受け取る呼び出しのほかでは415", async () => {
    const headers = { authorization: fixture.manager, "content-type": "image/png" };
    const reply = await server.app.inject({
      method: "POST",
      url: contract.updateTeam.path,
      headers,
      payload: await png(),
    });
    expect(reply.statusCode).toBe(415);
  });

  test("5MBまで。超えれば413で、どうすればよいかを言う", async () => {
    const padded = Buffer.concat([await png(), Buffer.alloc(5 * mb)]);
    expect((await upload(fixture, { body: padded.subarray(0, 5 * mb) })).statusCode).toBe(200);
    const reply = await upload(fixture, { body: padded.subarray(0, 5 * mb + 1) });
    expect([reply.statusCode, reply.json()]).toEqual([
      413,
      { code: "invalid", error: "ファイルが大きすぎます。5MBまでのものを選んでください。" },
    ]);
  });

  test("5.3.2 決まった名前のほかは、どう書いても404", async () => {
    const { logo } = (await upload(fixture)).json();
    const key = logo.split("/").at(-1);
    await server.files.put("secret.webp", Buffer.from("秘密"), "image/webp");
    for (const path of [
      "/files/logos/",
      "/files/logos",
      "/files/secret.webp",
      "/files/logos/../secret.webp",
      "/files/logos/..%2fsecret.webp",
      "/files/logos/%2e%2e%2fsecret.webp",
      `/files/logos/${key.toUpperCase()}`,
      `/files/logos/${key}%00`,
      `/files/logos/x/${key}`,
      `/files/logos/${"a".repeat(32)}.webp`,
    ]) {
      const reply = await server.app.inject({ url: path, headers: { accept: "text/html" } });
      expect([path, reply.statusCode, reply.json()]).toEqual([
        path,
        404,
        { code: "not_found", error: "見つかりませんでした。" },
      ]);
    }
  });
});

describe("I9 ストアにしまうロゴ", () => {
  let store: Awaited<ReturnType<typeof startS3Server>>;
  let fixture: Fixture;
  beforeAll(async () => {
    store = await startS3Server();
    fixture = await newFixture(await startTestServer({ now: () => now, files: createS3Files(store.config) }));
  });
  afterAll(async () => {
    await fixture.server.stop();
    await store.stop();
  });
  const saved = async () =>
    (await fixture.server.db.query("select logo from teams where team_id = $1", [fixture.teamId])).rows[0]?.logo;

  test("届かなければ503で、ロゴはそのまま。ER-3 前のファイルが消せなくても、差し替わり、前のアドレスは404", async () => {
    store.fail(answersWith(403));
    expect((await upload(fixture)).statusCode).toBe(503);
    expect([await saved(), store.objects.size]).toEqual([null, 0]);

    const first = (await upload(fixture)).json();
    // The new one is put, then the earlier one is deleted.
    store.fail((response) => response.writeHead(200).end(), answersWith(403));
    const second = await upload(fixture);
    expect([second.statusCode, second.json().logo]).toEqual([200, await saved()]);
    expect([...store.objects.keys()]).toEqual([first.logo.replace("/files/", "")]);
    expect((await fixture.server.app.inject(first.logo)).statusCode).toBe(404);
  });

  test("しまったものを、そのまま見せる。ストアが倒れていれば503", async () => {
    const { logo } = (await upload(fixture)).json();
    const seen = await fixture.server.app.inject(logo);
    expect(seen.rawPayload).toEqual(store.objects.get(logo.replace("/files/", ""))?.bytes);
    store.fail(answersWith(403));
    expect((await fixture.server.app.inject(logo)).statusCode).toBe(503);
  });
});
