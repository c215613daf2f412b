import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startNotices } from "./notices.fixture.ts";

let club: Awaited<ReturnType<typeof startNotices>>;
beforeAll(async () => {
  club = await startNotices();
});
afterAll(() => club.stop());
beforeEach(() => club.begin());

async function save(id: number, payload: object) {
  const url = `/api/coach/memberlist/member/${id}`;
  const reply = await club.server.app.inject({ method: "POST", url, payload, headers: club.coach() });
  expect(reply.statusCode).toBe(200);
}

/** Every mail that waits: its address, its greeting and its link. */
async function mails() {
  const { rows } = await club.db.query<{ recipient: string; body: string }>(
    "select recipient, body from outbox where withdrawn_at is null order by recipient",
  );
  return rows.map(({ recipient, body }) => ({
    to: [recipient, body.split("\n")[0]],
    token: /\/f#([\w-]{43})/.exec(body)?.[1] ?? "",
  }));
}
const addressed = async () => (await mails()).map(({ to }) => to);
const mailsOf = async (notice_id: number, member: number) => {
  const found = (await club.notice(notice_id)).recipients.find(({ member_id }) => member_id === member);
  return [found?.family_mail, found?.player_mail];
};
const kept = { guardian_email: "kept@home.example", first_name: "湊" };

describe("CO-1 出るのを待っているメールは、アドレスを直すと、新しいアドレスにだけ出る", () => {
  test("保護者のアドレスを直す。リンクは新しく、ほかの家族のメールはそのまま", async () => {
    const member = await club.member({ guardian_email: "Wrong@home.example", first_name: "律" });
    const notice_id = await club.sent([member, await club.member(kept)]);
    await save(member, { guardian_email: "right@home.example" });
    expect(await addressed()).toEqual([
      ["kept@home.example", "湊さんのご家族へ"],
      ["right@home.example", "律さんのご家族へ"],
    ]);
    expect(await mailsOf(notice_id, member)).toEqual(["waiting", "none"]);
    const token = (await mails())[1]?.token;
    const page = await club.server.app.inject({ method: "POST", url: "/api/family/page", payload: { token } });
    expect(page.json().children).toMatchObject([{ member_id: member }]);
  });

  test("本人のアドレスだけを直しても、保護者のメールは二通にならない", async () => {
    const member = await club.member({ ...kept, email: "wrong@home.example" });
    const notice_id = await club.sent([member]);
    await save(member, { email: "right@home.example" });
    expect(await addressed()).toEqual([
      ["kept@home.example", "湊さんのご家族へ"],
      ["right@home.example", "湊さんへ"],
    ]);
    expect(await mailsOf(notice_id, member)).toEqual(["waiting", "waiting"]);
  });

  test("消すと、どこにも出ず、送っていないとわかる", async () => {
    const member = await club.member({ guardian_email: "wrong@home.example" });
    const notice_id = await club.sent([member]);
    await save(member, { guardian_email: null });
    expect(await addressed()).toEqual([]);
    expect(await mailsOf(notice_id, member)).toEqual(["none", "none"]);
  });

  test("きょうだいが使い続けるアドレスへのメールは、そのまま出る", async () => {
    const home = { guardian_email: "parent@home.example" };
    const [ritsu, hana] = [
      await club.member({ ...home, first_name: "律" }),
      await club.member({ ...home, first_name: "花" }),
    ];
    await club.sent([ritsu, hana]);
    await save(ritsu, { guardian_email: "other@home.example" });
    expect(await addressed()).toEqual([["parent@home.example", "律さん・花さんのご家族へ"]]);
  });

  test("送っている途中のメールは、失敗してもやり直さない", async () => {
    const member = await club.member({ guardian_email: "wrong@home.example" });
    await club.sent([member]);
    await club.db.query("update outbox set attempts = 1, due_at = due_at + interval '15 minutes'");
    await save(member, { guardian_email: "right@home.example" });
    const { rows } = await club.db.query("select recipient, withdrawn_at is not null as withdrawn from outbox");
    expect(rows).toEqual([{ recipient: "wrong@home.example", withdrawn: true }]);
  });
});

test("アドレスのほかを直しても、待っているメールはそのまま", async () => {
  const member = await club.member({ ...kept, email: "own@home.example" });
  await club.sent([member]);
  const before = await mails();
  await save(member, { grade: "j3", guardian_email: "kept@home.example", email: "own@home.example" });
  expect(await mails()).toEqual(before);
});
