import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type FamilyMail, insertFamilyMails } from "../store/notices/familyMails.ts";
import { addFamily } from "./familyMails.fixture.ts";
import { createOutboxFixture, hourMs, minuteMs, start } from "./outbox.fixture.ts";
import { smtpError, startSmtpServer } from "./smtpServer.fixture.ts";

// The clock begins at 12:00 in Japan.
const before21 = 9 * hourMs - minuteMs;
const at21 = 9 * hourMs;
const at7 = 19 * hourMs;
const at = (ms: number) => new Date(start.getTime() + ms);

let fixture: Awaited<ReturnType<typeof createOutboxFixture>>;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let teamId: number;
let base: FamilyMail;
/** Address of each mail that the mail server was offered, and when. */
let offered: [to: string | undefined, ms: number][];
let clockMs: number;
let refuses: boolean;
beforeAll(async () => {
  fixture = await createOutboxFixture();
});
afterAll(() => fixture.end());
beforeEach(async () => {
  [offered, refuses] = [[], false];
  smtp = await startSmtpServer();
  smtp.judgeBy(({ to }) => {
    offered.push([to[0], clockMs]);
    return refuses ? smtpError(451, "try again later") : "take";
  });
  ({ teamId, mail: base } = await addFamily(fixture.db));
  moveTo(before21);
});
afterEach(async () => {
  vi.useRealTimers();
  await fixture.reset();
  await smtp.stop();
});

function moveTo(ms: number) {
  clockMs = ms;
  fixture.moveTo(ms);
}

/** Due in this order until now, one a day so that none counts as the same. */
const queue = (...recipients: string[]) =>
  insertFamilyMails(
    fixture.db,
    teamId,
    recipients.map((recipient, index) => ({
      ...base,
      recipient,
      day: `2026-05-0${index + 1}`,
      due_at: at(clockMs + index + 1 - recipients.length),
    })),
    at(clockMs),
  );

/** Looks for mails now: a mail to a coach shows that it did, and that it went on to look for the next. */
async function look() {
  const outbox = fixture.newOutbox(smtp.mail);
  for (const coach of ["first@team.example", "second@team.example"]) {
    await fixture.queue({ to: coach });
    outbox.wake();
    await expect.poll(() => offered.some(([to, ms]) => to === coach && ms === clockMs)).toBe(true);
  }
}
const toFamilies = () => offered.filter(([to]) => to?.endsWith("@home.example"));

test("CO-4: 列で順を待つうちに21時になったメールは、7時まで出ず、7時にすべて出る", async () => {
  await queue("a@home.example", "b@home.example", "c@home.example");
  const paced = fixture.newOutbox({ ...smtp.mail, perMinute: 1 });
  paced.wake();
  await expect.poll(toFamilies).toEqual([["a@home.example", before21]]);
  await paced.stop();
  for (const night of [at21, 12 * hourMs, at7 - 1]) {
    moveTo(night);
    await look();
  }
  expect(toFamilies()).toEqual([["a@home.example", before21]]);

  moveTo(at7);
  fixture.newOutbox(smtp.mail).wake();
  await fixture.untilRows([]);
  expect(toFamilies().toSorted()).toEqual([
    ["a@home.example", before21],
    ["b@home.example", at7],
    ["c@home.example", at7],
  ]);
});

test("CO-4: 21時の前に断られたメールも、夜のあいだはやり直さず、7時にひとりでに出る", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  refuses = true;
  await queue("a@home.example");
  const outbox = fixture.newOutbox(smtp.mail);
  outbox.wake();
  await fixture.untilRows([{ attempts: 1, due_at: at(at21), failed_at: null }]);
  await outbox.stop();
  refuses = false;
  moveTo(at21);
  await look();
  expect(toFamilies()).toEqual([["a@home.example", before21]]);

  moveTo(at7);
  vi.advanceTimersByTime(minuteMs);
  await fixture.untilRows([]);
  expect(toFamilies()).toEqual([
    ["a@home.example", before21],
    ["a@home.example", at7],
  ]);
});

test("CO-4: 緊急のメールとパスワードのメールは、夜でもすぐに出る", async () => {
  moveTo(at21);
  await insertFamilyMails(fixture.db, teamId, [{ ...base, urgent: true, due_at: at(at21) }], at(at21));
  await fixture.queue({ to: "kantoku@team.example" });
  fixture.newOutbox(smtp.mail).wake();
  await fixture.untilRows([]);
  expect(offered.toSorted()).toEqual([
    ["kantoku@team.example", at21],
    ["parent@home.example", at21],
  ]);
});

test.each([
  {
    name: "次が24時間と夜の10時間ちょうどなら、まだ続ける",
    ms: 30 * hourMs,
    row: { due_at: at(34 * hourMs), failed_at: null },
  },
  { name: "次がそれを過ぎるなら、あきらめて残す", ms: 30 * hourMs + 1, row: { failed_at: at(30 * hourMs + 1) } },
])("CO-4: 夜を待つメールをやり直す一日に、夜は数えない。$name", async ({ ms, row }) => {
  moveTo(0);
  await queue("a@home.example");
  await fixture.db.query("update outbox set attempts = 11");
  refuses = true;
  moveTo(ms);
  fixture.newOutbox(smtp.mail).wake();
  await fixture.untilRows([{ attempts: 12, ...row }]);
});
