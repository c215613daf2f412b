import { noticeLimits } from "@kyuseki/domain";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { photo, png } from "../../files/images.fixture.ts";
import { deleteExpired } from "../../retention/retention.ts";
import { draft, hourMs, startNotices } from "./notices.fixture.ts";

let club: Awaited<ReturnType<typeof startNotices>>;
beforeAll(async () => {
  club = await startNotices();
});
afterAll(() => club.stop());
beforeEach(() => club.begin());

const pdf = Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n");
const open = (url: string) => club.server.app.inject({ url });
const upload = (body: Buffer, type = "application/pdf", name = "地図.pdf") => club.upload(body, type, name);

describe("CO-3 添付", () => {
  test("PDFはそのまま、1時間だけ、だれでも開けるアドレスになる", async () => {
    const reply = await upload(pdf);
    expect(reply.statusCode).toBe(201);
    const { url, ...file } = reply.json();
    expect(file).toEqual({ file_id: expect.any(Number), name: "地図.pdf", type: "application/pdf", bytes: pdf.length });
    const opened = await open(url);
    expect(opened.rawPayload).toEqual(pdf);
    expect(opened.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename*=UTF-8''%E5%9C%B0%E5%9B%B3.pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    club.moveTo(hourMs);
    expect((await open(url)).statusCode).toBe(200);
    club.moveTo(hourMs + 1);
    expect((await open(url)).statusCode).toBe(401);
  });

  test("写真は場所や機種を落として描き直し、その場に表示する", async () => {
    const { url, type } = (await upload(await photo(), "image/jpeg", "写真.jpg")).json();
    const opened = await open(url);
    const { exif, orientation, format } = await sharp(opened.rawPayload).metadata();
    expect([type, format, exif, orientation]).toEqual(["image/jpeg", "jpeg", undefined, undefined]);
    expect(opened.headers["content-disposition"]).toMatch(/^inline;/);
  });

  test("PNGはPNGのまま", async () => {
    const { url, type } = (await upload(await png(), "image/png", "絵.png")).json();
    expect([type, (await sharp((await open(url)).rawPayload).metadata()).format]).toEqual(["image/png", "png"]);
  });

  test.each([
    ["HTML", Buffer.from("<!doctype html><script>alert(1)</script>"), "PDF・JPG・PNGのファイルを選んでください"],
    ["途中で切れたPDF", Buffer.from("%PDF-1.4\n1 0 obj"), "PDFが壊れていて読み取れません"],
    ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "PDF・JPG・PNGのファイルを選んでください"],
    [
      "壊れたPNG",
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]),
      "PNG・JPG・WebPの画像を選んでください",
    ],
  ])("%s は断り、何も残さない", async (_, bytes, sentence) => {
    const reply = await upload(bytes);
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { file: sentence }]);
    expect((await club.db.query("select from notice_files")).rowCount).toBe(0);
  });

  test("10MBちょうどまで受け取り、1バイトでも大きければ断って何も残さない", async () => {
    const ofBytes = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - 2 * pdf.length, 0x20), pdf]);
    const reply = await upload(ofBytes(noticeLimits.fileMaxBytes + 1));
    expect([reply.statusCode, reply.json().code]).toEqual([413, "invalid"]);
    expect((await club.db.query("select from notice_files")).rowCount).toBe(0);
    expect((await upload(ofBytes(noticeLimits.fileMaxBytes))).json().bytes).toBe(noticeLimits.fileMaxBytes);
  });

  test("名前にフォルダーや改行を混ぜても、ファイルの名前だけになる", async () => {
    expect((await upload(pdf, "application/pdf", "../../a\r\nb.pdf")).json().name).toBe(".._.._a__b.pdf");
  });

  test.each(["0", "9999999999", "x"])("アドレスを変えたら開けない: %s", async (until) => {
    const { url } = (await upload(pdf)).json();
    expect((await open(url.replace(/\d+\.(?=[\w-]{43}$)/, `${until}.`))).statusCode).toBe(401);
    expect((await open(url.replace(/.(?=.{42}$)/, (first: string) => (first === "A" ? "B" : "A")))).statusCode).toBe(
      401,
    );
  });

  test("お知らせに添え、外すと消え、ほかのお知らせのものは添えられない", async () => {
    const [one, two] = [(await upload(pdf)).json(), (await upload(pdf)).json()];
    const file_ids = [one.file_id, two.file_id];
    const first = (await club.post("/draft", draft({ file_ids }))).json();
    expect(first.file_ids).toEqual(file_ids);
    const { notice_id } = first;
    const less = (await club.post("/draft", draft({ notice_id, version: 1, file_ids: [two.file_id] }))).json();
    expect(less.files.map(({ file_id }: { file_id: number }) => file_id)).toEqual([two.file_id]);
    const stolen = await club.post("/draft", draft({ file_ids: [two.file_id] }));
    expect(stolen.json().fields).toEqual({ file_ids: "添付したファイルが見つかりません。添付し直してください" });
    expect((await open(one.url)).statusCode).toBe(401);
    expect((await club.db.query("select from discarded_files where due_at = '-infinity'")).rowCount).toBe(1);
  });

  test("どのお知らせにも添えられなかったものは、1日で消える", async () => {
    await upload(pdf);
    const erase = (ms: number) => {
      club.moveTo(ms);
      return deleteExpired({ db: club.db, now: club.now, log: club.server.app.log });
    };
    await erase(24 * hourMs - 1);
    const kept = (await club.db.query("select from notice_files")).rowCount;
    await erase(24 * hourMs);
    expect([kept, (await club.db.query("select from notice_files")).rowCount]).toEqual([1, 0]);
  });
});

describe("送信先のグループ", () => {
  test("同じ名前は上書きし、名前の順に並び、消せる", async () => {
    const [one, two] = [await club.member(), await club.member()];
    await club.post("/groups", { name: "投手", member_ids: [one] });
    await club.post("/groups", { name: "捕手", member_ids: [one, one] });
    const { groups } = (await club.post("/groups", { name: "投手", member_ids: [two] })).json();
    expect(groups).toMatchObject([
      { name: "投手", member_ids: [two] },
      { name: "捕手", member_ids: [one] },
    ]);
    const left = await club.post("/groups/delete", { group_id: groups[0].group_id });
    expect(left.json().groups).toMatchObject([{ name: "捕手" }]);
    expect((await club.post("/groups/delete", { group_id: groups[0].group_id })).statusCode).toBe(404);
  });

  test("消えた選手は、グループからも下書きからもいなくなる", async () => {
    const [one, two] = [await club.member(), await club.member()];
    await club.post("/groups", { name: "投手", member_ids: [one, two] });
    await club.post("/groups", { name: "捕手", member_ids: [one] });
    const { notice_id } = (await club.post("/draft", draft({ member_ids: [one, two] }))).json();
    await club.db.query("delete from members where id = $1", [one]);
    expect((await club.get("/api/coach/notices/groups")).json().groups).toMatchObject([
      { name: "投手", member_ids: [two] },
    ]);
    expect((await club.notice(notice_id)).member_ids).toEqual([two]);
  });

  test("51個めは断り、同じ名前の上書きはできる", async () => {
    const one = await club.member();
    await club.db.query(
      "insert into recipient_groups (team_id, name, member_ids) select $1, 'g' || n, $2 from generate_series(1, 50) n",
      [club.teamId(), [one]],
    );
    expect((await club.post("/groups", { name: "投手", member_ids: [one] })).statusCode).toBe(409);
    expect((await club.post("/groups", { name: "g1", member_ids: [one] })).statusCode).toBe(200);
  });
});
