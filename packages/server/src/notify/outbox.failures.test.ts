import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createOutboxFixture, hourMs, mail, minuteMs, start } from "./outbox.fixture.ts";
import { smtpError, startSmtpServer } from "./smtpServer.fixture.ts";

const day = 24 * hourMs;

let fixture: Awaited<ReturnType<typeof createOutboxFixture>>;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
beforeAll(async () => {
  fixture = await createOutboxFixture();
});
afterAll(() => fixture.end());
beforeEach(async () => {
  smtp = await startSmtpServer();
});
afterEach(async () => {
  vi.useRealTimers();
  await fixture.reset();
  await smtp.stop();
});

const at = (ms: number) => new Date(start.getTime() + ms);
const tooBusy = () => smtpError(451, "try again later");

/** As if `attempts` had failed before, and the next one were due. */
async function queueTried(attempts: number, ms: number) {
  await fixture.queue();
  fixture.moveTo(ms);
  await fixture.db.query("update outbox set attempts = $1, due_at = $2", [attempts, at(ms)]);
}

test.each([
  { attempts: 0, minutes: 1 },
  { attempts: 1, minutes: 2 },
  { attempts: 2, minutes: 4 },
  { attempts: 7, minutes: 128 },
  { attempts: 8, minutes: 240 },
  { attempts: 11, minutes: 240 },
])("$attempts 回のあとにまた断られたら、$minutes 分後にやり直す", async ({ attempts, minutes }) => {
  smtp.judgeBy(tooBusy);
  await queueTried(attempts, hourMs);
  fixture.newOutbox(smtp.mail).wake();
  await fixture.untilRows([{ attempts: attempts + 1, due_at: at(hourMs + minutes * minuteMs), failed_at: null }]);
});

test("断られたメールは、間が過ぎてから同じ Message-ID で1通だけ届く", async () => {
  const ids: (string | undefined)[] = [];
  smtp.judgeBy(({ headers }) => {
    ids.push(headers["Message-ID"]);
    return ids.length === 1 ? tooBusy() : "take";
  });
  await fixture.queue();
  const [row] = await fixture.rows();
  const outbox = fixture.newOutbox(smtp.mail);
  outbox.wake();
  await fixture.untilRows([{ attempts: 1, due_at: at(minuteMs) }]);
  fixture.moveTo(minuteMs - 1);
  outbox.wake();
  await outbox.stop();
  const tooEarly = ids.length;
  fixture.moveTo(minuteMs);
  fixture.newOutbox(smtp.mail).wake();
  await fixture.untilRows([]);

  expect(tooEarly).toBe(1);
  expect(ids).toEqual([`<${row.id}@coach.example>`, `<${row.id}@coach.example>`]);
  expect(smtp.arrived).toHaveLength(1);
});

test("途中で線が切れたら、その場では送り直さず、間を置く", async () => {
  let reached = 0;
  smtp.judgeBy(() => {
    reached += 1;
    return "cut";
  });
  await fixture.queue();
  fixture.newOutbox(smtp.mail).wake();
  await fixture.untilRows([{ attempts: 1, due_at: at(minuteMs) }]);
  expect(reached).toBe(1);
});

test.each([
  { name: "次が24時間ちょうどなら、まだ続ける", ms: 20 * hourMs, failed_at: null },
  { name: "次が24時間を過ぎるなら、あきらめて残す", ms: 20 * hourMs + 1, failed_at: at(20 * hourMs + 1) },
])("$name", async ({ ms, failed_at }) => {
  smtp.judgeBy(tooBusy);
  await queueTried(11, ms);
  fixture.newOutbox(smtp.mail).wake();
  await fixture.untilRows([{ attempts: 12, failed_at }]);
});

test("あきらめたメールは二度と送らず、30日で消える", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await queueTried(12, day);
  await fixture.db.query("update outbox set failed_at = $1", [at(day)]);
  const outbox = fixture.newOutbox(smtp.mail);

  fixture.moveTo(31 * day);
  vi.advanceTimersByTime(minuteMs);
  await outbox.stop();
  const kept = await fixture.rows();
  fixture.newOutbox(smtp.mail);
  fixture.moveTo(31 * day + 1);
  vi.advanceTimersByTime(minuteMs);
  await fixture.untilRows([]);

  expect(kept).toMatchObject([{ attempts: 12, failed_at: at(day) }]);
  expect(smtp.arrived).toEqual([]);
});

test("S5: SMTPサーバーが宛先を繰り返しても、宛先・件名・本文は記録に残らない", async () => {
  smtp.judgeBy(({ to, headers }) => smtpError(550, `<${to}> ${headers.Subject}: no such user`));
  await fixture.queue({ reply_to: "coach@team.example" });
  fixture.newOutbox(smtp.mail).wake();
  await fixture.untilRows([{ attempts: 1, failed_at: start }]);

  const [line] = fixture.log().trim().split("\n");
  expect(JSON.parse(line ?? "")).toMatchObject({
    msg: "a mail could not be sent",
    attempts: 1,
    smtp: 550,
    givenUp: true,
  });
  for (const secret of [mail.to, "coach@team.example", mail.subject, "一行め"]) {
    expect(fixture.log()).not.toContain(secret);
  }
});

test("暗号化できない線では、パスワードを言わない", async () => {
  await fixture.queue();
  fixture.newOutbox({ ...smtp.mail, smtpUrl: smtp.mail.smtpUrl.replace("//", "//kyuseki:secret@") }).wake();
  await fixture.untilRows([{ attempts: 1, due_at: at(minuteMs) }]);
  expect(fixture.log()).toContain('"code":"ETLS"');
  expect(smtp.arrived).toEqual([]);
});
