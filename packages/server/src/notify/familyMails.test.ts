import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FamilyMail, insertFamilyMails } from "../store/notices/familyMails.ts";
import { insertMail } from "../store/platform/outbox.ts";
import { addFamily } from "./familyMails.fixture.ts";
import { createOutboxFixture, hourMs, mail, start } from "./outbox.fixture.ts";
import { smtpError, startSmtpServer } from "./smtpServer.fixture.ts";

let fixture: Awaited<ReturnType<typeof createOutboxFixture>>;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let teamId: number;
let familyId: number;
let base: FamilyMail;
beforeAll(async () => {
  fixture = await createOutboxFixture();
});
afterAll(() => fixture.end());
beforeEach(async () => {
  smtp = await startSmtpServer();
  ({ teamId, familyId, mail: base } = await addFamily(fixture.db));
});
afterEach(async () => {
  await fixture.reset();
  await smtp.stop();
});

const queue = (...mails: Partial<FamilyMail>[]) =>
  insertFamilyMails(
    fixture.db,
    teamId,
    mails.map((one) => ({ ...base, ...one })),
    start,
  );
const states = async () =>
  (
    await fixture.db.query(
      "select state, failure, recipient, ended_at from notice_mails where team_id = $1 order by id",
      [teamId],
    )
  ).rows;
const family = () => ({ family_id: familyId, member_id: null });

describe("入れる", () => {
  test("同じ日の催促は、同じ家族に1通だけ", async () => {
    expect(await queue({})).toEqual([family()]);
    expect(await queue({})).toEqual([]);
    expect(await queue({ day: "2026-04-06" })).toEqual([family()]);
    expect(await fixture.rows()).toHaveLength(2);
  });

  test("メールを止めたアドレスには入れない", async () => {
    await fixture.db.query("insert into mail_stops values ($1, 'parent@home.example', now())", [teamId]);
    expect(await queue({})).toEqual([]);
    expect([await states(), await fixture.rows()]).toEqual([[], []]);
  });

  test("OP-2: デモのクラブのものは入れない", async () => {
    await fixture.db.query("update teams set demo = true where team_id = $1", [teamId]);
    expect(await queue({})).toEqual([]);
    expect([await states(), await fixture.rows()]).toEqual([[], []]);
  });
});

describe("送る", () => {
  test("本文とHTMLの両方、メールを止める住所、行のidがMessage-IDになる", async () => {
    await queue({});
    const [row] = await fixture.rows();
    fixture.newOutbox(smtp.mail).wake();
    await fixture.untilRows([]);
    const [arrived] = smtp.arrived;
    expect(arrived?.headers).toMatchObject({
      "Message-ID": `<${row.id}@coach.example>`,
      "List-Unsubscribe": "<https://coach.example/f#token>",
      "Content-Type": expect.stringContaining("multipart/alternative"),
    });
    const parts = (arrived?.raw ?? "").split(/--.*\r\n/).map((part) => {
      const [head = "", body = ""] = part.split("\r\n\r\n");
      return [/Content-Type: ([^;\r]*)/.exec(head)?.[1], Buffer.from(body, "base64").toString()];
    });
    expect(parts).toContainEqual(["text/plain", "本文です\r\n"]);
    expect(parts).toContainEqual(["text/html", "<p>本文です</p>"]);
    expect(await states()).toEqual([{ state: "sent", failure: null, recipient: null, ended_at: start }]);
  });

  test("CO-4: 時刻の前には送らない", async () => {
    await queue({ due_at: new Date(start.getTime() + hourMs) });
    fixture.moveTo(hourMs - 1);
    const early = fixture.newOutbox(smtp.mail);
    early.wake();
    await early.stop();
    const before = smtp.arrived.length;
    fixture.moveTo(hourMs);
    fixture.newOutbox(smtp.mail).wake();
    await fixture.untilRows([]);
    expect([before, smtp.arrived.length]).toEqual([0, 1]);
  });

  test("緊急とアカウントのメールが、先に出る", async () => {
    await queue({ due_at: new Date(start.getTime() - hourMs) });
    await queue({ day: "2026-04-06", recipient: "urgent@home.example", urgent: true });
    await insertMail(fixture.db, mail, new Date(start.getTime() + 1));
    fixture.moveTo(1);
    // Apart enough that a slow talk with the mail server is over before the next begins.
    fixture.newOutbox({ ...smtp.mail, perMinute: 150 }).wake();
    await fixture.untilRows([]);
    expect(smtp.arrived.map(({ to }) => to[0]).at(-1)).toBe("parent@home.example");
  });

  test("KYUSEKI_MAIL_PER_MINUTE より速くは送らない", async () => {
    for (let one = 1; one <= 5; one += 1) await queue({ day: `2026-05-0${one}` });
    const times: number[] = [];
    smtp.judgeBy(() => {
      times.push(performance.now());
      return "take";
    });
    fixture.newOutbox({ ...smtp.mail, perMinute: 600 }).wake();
    await fixture.untilRows([]);
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(200);
  });
});

describe("届かない", () => {
  test.each([
    [550, "5.1.1 no such user", "unknown_address"],
    [550, "no such user", "unknown_address"],
    [550, "5.2.1 disabled", "unknown_address"],
    [553, "bad name", "unknown_address"],
    [552, "over quota", "mailbox_full"],
    [554, "5.2.2 over quota", "mailbox_full"],
    [552, "5.3.4 too large", "refused"],
    [550, "5.7.1 spam", "refused"],
    [554, "no", "refused"],
  ])("%s %s は、すぐにあきらめて %s", async (code, words, failure) => {
    smtp.refuseRecipientsBy(() => smtpError(code, words));
    await queue({});
    fixture.newOutbox(smtp.mail).wake();
    await fixture.untilRows([{ attempts: 1, failed_at: start }]);
    expect(await states()).toEqual([{ state: "failed", failure, recipient: "parent@home.example", ended_at: start }]);
  });

  test.each([
    [450, "4.2.2 over quota"],
    [421, "too busy"],
  ])("%s %s は、間を置いてまた送る", async (code, words) => {
    smtp.refuseRecipientsBy(() => smtpError(code, words));
    await queue({});
    fixture.newOutbox(smtp.mail).wake();
    await fixture.untilRows([{ attempts: 1, failed_at: null, due_at: new Date(start.getTime() + 60_000) }]);
    expect(await states()).toMatchObject([{ state: "waiting", failure: null }]);
  });

  test("一日と一晩届けられなければ、あきらめる", async () => {
    await queue({});
    smtp.refuseRecipientsBy(() => smtpError(451, "try later"));
    await fixture.db.query("update outbox set attempts = 11");
    fixture.moveTo(31 * hourMs);
    fixture.newOutbox(smtp.mail).wake();
    await fixture.untilRows([{ attempts: 12, failed_at: new Date(start.getTime() + 31 * hourMs) }]);
    expect(await states()).toMatchObject([{ state: "failed", failure: "unreachable" }]);
  });
});
