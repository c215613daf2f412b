import { Failure, type NoteStamp, type NoteSummary } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { expect, test } from "vitest";
import { createStampSender } from "./stampSender.ts";

type Sent = { notes: { note_id: number }[]; stamp: NoteStamp | null; anyway: boolean };

/** A line on which every call waits until the test answers it. */
function slowLine() {
  const sent: { body: Sent; answer: (reply: unknown) => void; refuse: (reason: unknown) => void }[] = [];
  const call = (_endpoint: unknown, { body }: { body: Sent }) =>
    new Promise((answer, refuse) => {
      sent.push({ body, answer, refuse });
    });
  const stamped = (ids: number[]) => ({
    stamped: ids.map((note_id) => ({ note_id }) as NoteSummary),
    passed: [],
    gone: [],
  });
  return {
    call: call as unknown as Call,
    said: () => sent.map(({ body }) => `${body.stamp}: ${body.notes.map(({ note_id }) => note_id).join(" ")}`),
    answerLast: () => {
      const last = sent.at(-1);
      last?.answer(stamped(last.body.notes.map(({ note_id }) => note_id)));
    },
    refuseLast: () => sent.at(-1)?.refuse(new Failure("unavailable")),
  };
}

const seen = (note_id: number) => ({ note_id, version: 0 });

test("NO-1 遅い回線では、待っている同じスタンプをまとめて、押した順に送る", async () => {
  const line = slowLine();
  const sender = createStampSender(line.call, 100);
  const given = [
    sender.give(seen(1), "nice", false),
    sender.give(seen(2), "seen", false),
    sender.give(seen(3), "seen", false),
    sender.give(seen(4), "nice", false),
  ];
  expect(line.said()).toEqual(["nice: 1"]);
  line.answerLast();
  await given[0];
  await expect.poll(line.said).toEqual(["nice: 1", "seen: 2 3"]);
  line.answerLast();
  await Promise.all([given[1], given[2]]);
  await expect.poll(line.said).toEqual(["nice: 1", "seen: 2 3", "nice: 4"]);
  line.answerLast();
  expect((await given[3])?.kind).toBe("stamped");
});

test("同じノートの取り消しは、スタンプを追い越さない", async () => {
  const line = slowLine();
  const sender = createStampSender(line.call, 100);
  const [first] = [sender.give(seen(9), "nice", false)];
  const [stamp, back] = [sender.give(seen(1), "seen", false), sender.give(seen(1), "seen", false)];
  line.answerLast();
  await first;
  await expect.poll(line.said).toEqual(["nice: 9", "seen: 1"]);
  line.answerLast();
  await stamp;
  await expect.poll(line.said).toEqual(["nice: 9", "seen: 1", "seen: 1"]);
  line.answerLast();
  await back;
});

test("一度に送れる数を越えない。断られたものだけが断られ、次は送られる", async () => {
  const line = slowLine();
  const sender = createStampSender(line.call, 2);
  const given = [0, 1, 2, 3].map((id) => sender.give(seen(id), "seen", false));
  const [first, second] = given;
  line.answerLast();
  await first;
  await expect.poll(line.said).toEqual(["seen: 0", "seen: 1 2"]);
  const refused = expect(second).rejects.toMatchObject({ code: "unavailable" });
  const refusedToo = expect(given[2]).rejects.toMatchObject({ code: "unavailable" });
  line.refuseLast();
  await Promise.all([refused, refusedToo]);
  await expect.poll(line.said).toEqual(["seen: 0", "seen: 1 2", "seen: 3"]);
  line.answerLast();
  expect((await given[3])?.kind).toBe("stamped");
});
