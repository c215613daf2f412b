import { expect, test } from "vitest";
import { createRequestQueue } from "./requestQueue.ts";

const never = new AbortController().signal;

/** A task that runs until the test ends it. */
function openTask(name: string, log: string[]) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const task = async () => {
    log.push(name);
    await ended;
    return name;
  };
  return { task, end };
}

test("AP-3 3つまで同時に、残りは来た順に始まる", async () => {
  const queue = createRequestQueue(3);
  const started: string[] = [];
  const tasks = ["一", "二", "三", "四", "五"].map((name) => openTask(name, started));
  const results = tasks.map(({ task }) => queue.run(task, never));
  await Promise.resolve();
  expect(started).toEqual(["一", "二", "三"]);

  tasks[1]?.end();
  await results[1];
  await Promise.resolve();
  expect(started).toEqual(["一", "二", "三", "四"]);

  const sixth = queue.run(async () => started.push("六"), never);
  await Promise.resolve();
  expect(started).toEqual(["一", "二", "三", "四"]);

  for (const { end } of tasks) end();
  await sixth;
  expect(started).toEqual(["一", "二", "三", "四", "五", "六"]);
  expect(await Promise.all(results)).toEqual(["一", "二", "三", "四", "五"]);
});

test("AP-3 失敗したものも場所を空ける", async () => {
  const queue = createRequestQueue(1);
  const failing = queue.run(() => Promise.reject(new Error("切断")), never);
  const next = queue.run(async () => "次", never);

  await expect(failing).rejects.toThrow("切断");
  expect(await next).toBe("次");
});

test("AP-3 待っている間に中止したものは始まらず、後ろの順番は変わらない", async () => {
  const queue = createRequestQueue(1);
  const started: string[] = [];
  const first = openTask("先頭", started);
  const running = queue.run(first.task, never);
  const leaving = new AbortController();
  const cancelled = queue.run(async () => started.push("中止"), leaving.signal);
  const last = queue.run(async () => started.push("最後"), never);

  leaving.abort(new Error("画面を離れた"));
  await expect(cancelled).rejects.toThrow("画面を離れた");
  first.end();
  await Promise.all([running, last]);

  expect(started).toEqual(["先頭", "最後"]);
});

test("AP-3 はじめから中止されていれば場所を取らない", async () => {
  const queue = createRequestQueue(1);
  await expect(queue.run(async () => "始まった", AbortSignal.abort(new Error("中止")))).rejects.toThrow("中止");
  expect(await queue.run(async () => "次", never)).toBe("次");
});
