import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { inTransaction } from "../db/pool.ts";
import { insertMail, lockDueMail } from "../store/platform/outbox.ts";
import { createOutboxFixture, mail, minuteMs, start } from "./outbox.fixture.ts";
import { startSmtpServer } from "./smtpServer.fixture.ts";

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

const newOutbox = () => fixture.newOutbox(smtp.mail);
const recipients = () => smtp.arrived.flatMap(({ to }) => to);

describe("送る", () => {
  test("宛先・返信先・件名・本文がそのまま届き、行は消える", async () => {
    await fixture.queue({ reply_to: "coach@team.example" });
    const [row] = await fixture.rows();
    newOutbox().wake();
    await fixture.untilRows([]);

    expect(smtp.arrived).toMatchObject([
      {
        to: ["kantoku@team.example"],
        headers: {
          From: "球跡 <no-reply@coach.example>",
          To: "kantoku@team.example",
          "Reply-To": "coach@team.example",
          Subject: "【球跡】テスト",
          "Message-ID": `<${row.id}@coach.example>`,
          Date: "Sun, 05 Apr 2026 03:00:00 +0000",
        },
        text: "一行め\r\n二行め🥎\r\n",
      },
    ]);
  });

  test.each([
    ["球跡 青葉台", "球跡 青葉台 <no-reply@coach.example>"],
    ["Kyuseki, Aobadai", '"Kyuseki, Aobadai" <no-reply@coach.example>'],
  ])("差出人の名前が決まっていれば、その名前で届く: %s", async (fromName, expected) => {
    await fixture.queue();
    const [row] = await fixture.rows();
    fixture.newOutbox({ ...smtp.mail, fromName }).wake();
    await fixture.untilRows([]);
    expect(smtp.arrived).toMatchObject([{ headers: { From: expected, "Message-ID": `<${row.id}@coach.example>` } }]);
  });

  test("件名に改行を混ぜても、見出しや宛先は増えない", async () => {
    await fixture.queue({ subject: "件名\r\nBcc: stranger@evil.example" });
    newOutbox().wake();
    await fixture.untilRows([]);
    expect(recipients()).toEqual(["kantoku@team.example"]);
    expect(Object.keys(smtp.arrived[0]?.headers ?? {})).not.toContain("Bcc");
  });

  test("起こされなくても、1分ごとに見に行く", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    newOutbox();
    await fixture.queue();
    vi.advanceTimersByTime(minuteMs);
    await fixture.untilRows([]);
    expect(recipients()).toEqual(["kantoku@team.example"]);
  });
});

describe("書き込みと一緒に決まる", () => {
  test("確定する前は送らず、確定してから送る", async () => {
    const outbox = newOutbox();
    const tx = await fixture.db.connect();
    await tx.query("begin");
    await insertMail(tx, mail, start);
    outbox.wake();
    await outbox.stop();
    const before = recipients();
    await tx.query("commit");
    tx.release();
    newOutbox().wake();
    await fixture.untilRows([]);
    expect([before, recipients()]).toEqual([[], ["kantoku@team.example"]]);
  });

  test("取り消された書き込みのメールは残らない", async () => {
    const failing = inTransaction(fixture.db, async (tx) => {
      await insertMail(tx, mail, start);
      throw new Error("取り消し");
    });
    await expect(failing).rejects.toThrow("取り消し");
    expect(await fixture.rows()).toEqual([]);
  });
});

describe("R5: ちょうど1通", () => {
  test("3台のサーバーが同時に送っても、40通がちょうど1通ずつ", async () => {
    const addresses = Array.from({ length: 40 }, (_, index) => `coach${index}@team.example`);
    for (const to of addresses) await fixture.queue({ to });
    for (const outbox of [newOutbox(), newOutbox(), newOutbox()]) outbox.wake();
    await fixture.untilRows([]);
    expect(recipients().sort()).toEqual(addresses.sort());
  });

  test("送った後に行を消せなくても、送り直さない", async () => {
    await fixture.queue();
    await fixture.db.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
                          create trigger refuse before delete on outbox execute function refuse()`);
    const outbox = newOutbox();
    const failures = () => fixture.log().split("the outbox could not be worked").length - 1;
    outbox.wake();
    await expect.poll(failures).toBe(1);
    fixture.moveTo(20 * minuteMs);
    outbox.wake();
    await expect.poll(failures).toBe(2);
    await fixture.db.query("drop trigger refuse on outbox; drop function refuse");
    fixture.moveTo(40 * minuteMs);
    outbox.wake();
    await fixture.untilRows([]);
    expect(recipients()).toEqual(["kantoku@team.example"]);
  });

  test("送る前に落ちたサーバーのメールは、15分後にほかのサーバーが送る", async () => {
    await fixture.queue();
    const heldUntil = new Date(start.getTime() + 15 * minuteMs);
    expect(await lockDueMail(fixture.db, { now: start, quiet: false, heldUntil })).toMatchObject({
      recipient: "kantoku@team.example",
    });

    fixture.moveTo(15 * minuteMs - 1);
    const early = newOutbox();
    early.wake();
    await early.stop();
    const before = recipients();
    fixture.moveTo(15 * minuteMs);
    newOutbox().wake();
    await fixture.untilRows([]);
    expect([before, recipients()]).toEqual([[], ["kantoku@team.example"]]);
  });
});

describe("終わり", () => {
  /** Mails that have reached the SMTP server wait there for its answer. */
  async function sendingStopped(count: number) {
    for (let sent = 0; sent < count; sent += 1) await fixture.queue({ to: `coach${sent}@team.example` });
    const gate = Promise.withResolvers<"take">();
    let reached = 0;
    smtp.judgeBy(() => {
      reached += 1;
      return gate.promise;
    });
    const outbox = newOutbox();
    outbox.wake();
    await expect.poll(() => reached).toBe(Math.min(count, 3));
    return { outbox, letGo: () => gate.resolve("take") };
  }

  test("送っている途中のものは待ち、次は始めない", async () => {
    const { outbox, letGo } = await sendingStopped(5);
    const stopped = outbox.stop();
    letGo();
    await stopped;
    outbox.wake();

    expect(smtp.arrived).toHaveLength(3);
    expect(await fixture.rows()).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);
  });

  test("待っても終わらなければ打ち切り、あとで送り直せる", async () => {
    const { outbox } = await sendingStopped(1);
    await outbox.stop(0);
    const due_at = new Date(start.getTime() + minuteMs);
    expect(await fixture.rows()).toMatchObject([{ attempts: 1, due_at, failed_at: null }]);
  });
});
