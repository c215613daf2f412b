import fc from "fast-check";
import { expect, test } from "vitest";
import { eventClashes, eventsOverlap } from "./eventClashes.ts";

type Planned = Parameters<typeof eventClashes>[0][number];
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23) + minutes * 60_000).toISOString();
const event = (event_id: number, from: number, to: number, rest: Partial<Planned> = {}): Planned => ({
  event_id,
  state: "planned",
  all_day: false,
  meets_at: null,
  starts_at: at(from),
  ends_at: at(to),
  ...rest,
});
const idsOf = (clashes: ReturnType<typeof eventClashes>) =>
  [...clashes].map(([id, others]) => [id, others.map(({ event_id }) => event_id)]);

test.each([
  {
    name: "重なる",
    events: [event(1, 0, 60), event(2, 59, 90)],
    clashes: [
      [1, [2]],
      [2, [1]],
    ],
  },
  { name: "続く", events: [event(1, 0, 60), event(2, 60, 90)], clashes: [] },
  {
    name: "集合から重なる",
    events: [event(1, 0, 60), event(2, 90, 120, { meets_at: at(30) })],
    clashes: [
      [1, [2]],
      [2, [1]],
    ],
  },
  { name: "中止は重ならない", events: [event(1, 0, 60), event(2, 0, 60, { state: "cancelled" })], clashes: [] },
  {
    name: "長い行事の中の二つ",
    events: [event(1, 0, 600), event(2, 10, 20), event(3, 30, 40)],
    clashes: [
      [1, [2, 3]],
      [2, [1]],
      [3, [1]],
    ],
  },
  {
    name: "終日の行事とは、だれが出るかわからなければ重ならない",
    events: [event(1, 0, 1440, { all_day: true }), event(2, 60, 90)],
    clashes: [],
  },
])("時間の重なり: $name", ({ events, clashes }) => {
  expect(idsOf(eventClashes(events))).toEqual(clashes);
});

test("同じ選手がいるときだけ重なり、そのときは終日の行事とも重なる", () => {
  const events = [event(1, 0, 1440, { all_day: true }), event(2, 60, 90), event(3, 60, 90)];
  const share = (a: Planned, b: Planned) => a.event_id + b.event_id === 3;
  expect(idsOf(eventClashes(events, share))).toEqual([
    [1, [2]],
    [2, [1]],
  ]);
});

test("一つずつ比べたときと同じになる", () => {
  const span = fc.tuple(fc.nat(300), fc.integer({ min: 1, max: 120 }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 25 }), (spans) => {
      const events = spans.map(([from, length], id) => event(id, from, from + length));
      const found = eventClashes(events);
      for (const each of events) {
        const expected = events.filter((other) => other !== each && eventsOverlap(each, other));
        expect(new Set(found.get(each.event_id) ?? [])).toEqual(new Set(expected));
      }
    }),
    { numRuns: 300 },
  );
});
