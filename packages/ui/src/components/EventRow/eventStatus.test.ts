import { expect, test } from "vitest";
import { eventStatus } from "./eventStatus.ts";
import { teamEvent } from "./events.fixtures.ts";
import { listedEvents } from "./listedEvents.ts";

const nowS = Date.parse("2026-11-20T09:00:00Z") / 1000;
const team = {
  of: "team",
  isCancelled: false,
  isFull: false,
  ends: "2026-11-22T04:00:00Z",
  unanswered: 2,
  deadline: "2026-11-21T09:00:00Z",
} as const;
const provider = { ...team, of: "provider", unanswered: null } as const;

test.each([
  { name: "締め切りまで2日以内は、残りの日数", event: team, word: "daysLeft", count: 1 },
  {
    name: "1日を切ると、残りの時間",
    event: { ...team, deadline: "2026-11-20T11:59:00Z" },
    word: "hoursLeft",
    count: 2,
  },
  {
    name: "1時間を切っても、0時間とは言わない",
    event: { ...team, deadline: "2026-11-20T09:01:00Z" },
    word: "hoursLeft",
    count: 1,
  },
  {
    name: "締め切りが先なら、未回答の数",
    event: { ...team, deadline: "2026-11-22T09:01:00Z" },
    word: "unanswered",
    count: 2,
  },
  { name: "締め切りがなくても、未回答の数", event: { ...team, deadline: null }, word: "unanswered", count: 2 },
  {
    name: "締め切りの後も、未回答の数",
    event: { ...team, deadline: "2026-11-20T09:00:00Z" },
    word: "unanswered",
    count: 2,
  },
  { name: "全員が答えた", event: { ...team, unanswered: 0 }, word: "answered" },
  {
    name: "全員が答え、締め切りも過ぎた",
    event: { ...team, unanswered: 0, deadline: "2026-11-19T00:00:00Z" },
    word: "closed",
  },
  { name: "定員に達した", event: { ...team, isFull: true }, word: "full" },
  {
    name: "中止は、終わった後も中止",
    event: { ...team, isCancelled: true, ends: "2026-11-01T00:00:00Z" },
    word: "cancelled",
  },
  { name: "運営の行事は、締め切りまで受付中", event: { ...provider, deadline: "2026-12-01T00:00:00Z" }, word: "open" },
  { name: "運営の行事の締め切りの後", event: { ...provider, deadline: "2026-11-20T08:00:00Z" }, word: "closed" },
])("$name", ({ event, word, count }) => {
  expect(eventStatus(event, nowS)).toEqual(expect.objectContaining(count === undefined ? { word } : { word, count }));
});

test("だれも招待していない行事は、全員が答えたとは言わない", () => {
  const times = { starts_at: "2026-11-22T00:00:00Z", ends_at: "2026-11-22T04:00:00Z" };
  const nobody = { invited: 0, coming: 0, unanswered: 0 };
  const [event] = listedEvents({
    team: [teamEvent({ event_id: 1, title: "初めての練習", ...times, ...nobody })],
    provider: [],
  });
  expect(event?.unanswered).toBeNull();
  expect(event && eventStatus(event, nowS)).toBeNull();
});

test("終わった行事は、何も言わない", () => {
  expect(eventStatus({ ...team, ends: "2026-11-20T09:00:00Z" }, nowS)).toBeNull();
});
