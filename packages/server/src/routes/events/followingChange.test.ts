import type { EventDraft } from "@kyuseki/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newEvent } from "./events.fixture.ts";
import { followingChange, isSameDraft, isShownOtherwise } from "./followingChange.ts";

const { repeat_until: _, tell: _tell, ...fields } = newEvent();
// The fixture holds a draft as the form sends it.
const before = { ...fields, kind: "game", timetable: [], member_ids: [] } satisfies EventDraft;
const weekMs = 7 * 86_400_000;
const later = (more: Partial<EventDraft> = {}): EventDraft => ({ ...moved(before, weekMs), ...more });
const day = (date: string, time: string) => new Date(`${date}T${time}:00+09:00`).toISOString();

describe("くり返しの、あとの回の変更", () => {
  test("変えた時刻は、同じだけ動く。自分の時刻を持つ回は、自分の時刻から動く", () => {
    const after = { ...before, meets_at: day("2026-11-23", "08:00"), starts_at: day("2026-11-23", "10:00") };
    expect(followingChange(later(), before, after)).toEqual({
      ...later(),
      meets_at: day("2026-11-30", "08:00"),
      starts_at: day("2026-11-30", "10:00"),
    });
    const exception = later({
      meets_at: null,
      starts_at: day("2026-11-30", "14:00"),
      ends_at: day("2026-11-30", "16:00"),
    });
    expect(followingChange(exception, before, { ...moved(before, 30 * 60_000) })).toMatchObject({
      meets_at: null,
      starts_at: day("2026-11-30", "14:30"),
      ends_at: day("2026-11-30", "16:30"),
    });
  });

  test("変えない項目は、その回だけの場所や相手のまま残る", () => {
    const exception = later({ place: "西公園", opponent: "つばめ" });
    const after = { ...before, title: "公式戦", place: "東公園" };
    expect(followingChange(exception, before, after)).toEqual({ ...exception, title: "公式戦", place: "東公園" });
  });

  test("対象を変えると、招待も対象の名前もいっしょに変わる", () => {
    const exception = later({ everyone: false, member_ids: [7], audience: "投手" });
    const after = { ...before, everyone: false, member_ids: [1, 2], audience: "小5" };
    expect(followingChange(exception, before, after)).toMatchObject({
      everyone: false,
      member_ids: [1, 2],
      audience: "小5",
    });
    expect(followingChange(exception, before, { ...before, note: "雨具" })).toMatchObject({
      member_ids: [7],
      audience: "投手",
    });
  });

  test("終日にすると、日を保って終日になる。もう終日の回は、日だけが動く", () => {
    const after = {
      ...before,
      all_day: true,
      meets_at: null,
      starts_at: day("2026-11-24", "00:00"),
      ends_at: day("2026-11-25", "00:00"),
      deadline: null,
      remind: false,
    };
    const whole = {
      all_day: true,
      meets_at: null,
      starts_at: day("2026-12-01", "00:00"),
      ends_at: day("2026-12-02", "00:00"),
    };
    expect(followingChange(later(), before, after)).toMatchObject({ ...whole, deadline: null, remind: false });
    const exception = later({ ...whole, deadline: null, remind: false });
    expect(followingChange(exception, before, after)).toMatchObject({
      starts_at: day("2026-12-02", "00:00"),
      ends_at: day("2026-12-03", "00:00"),
    });
  });

  test("締め切りは、その回が始まるより後にはならない", () => {
    const exception = later({ meets_at: day("2026-11-30", "06:00") });
    const after = { ...before, deadline: day("2026-11-23", "07:00") };
    expect(followingChange(exception, before, after).deadline).toBe(day("2026-11-30", "06:00"));
  });

  test("どう変えても、集合・開始・解散・締め切りの順は崩れない", () => {
    const minutes = fc.integer({ min: -600, max: 600 });
    const times = fc.record({
      all_day: fc.boolean(),
      meeting: fc.option(fc.integer({ min: 0, max: 300 })),
      length: fc.integer({ min: 1, max: 4000 }),
      lead: fc.option(fc.integer({ min: 0, max: 3000 })),
      shift: minutes,
    });
    fc.assert(
      fc.property(times, times, times, (one, two, three) => {
        const [was, is, other] = [timed(one, "2026-11-23"), timed(two, "2026-11-24"), timed(three, "2026-12-07")];
        const { meets_at, starts_at, ends_at, deadline, all_day } = followingChange(other, was, is);
        const begins = Date.parse(meets_at ?? starts_at);
        expect(begins).toBeLessThanOrEqual(Date.parse(starts_at));
        expect(Date.parse(starts_at)).toBeLessThan(Date.parse(ends_at));
        expect(deadline === null || Date.parse(deadline) <= begins).toBe(true);
        if (all_day) expect([meets_at, isMidnight(starts_at), isMidnight(ends_at)]).toEqual([null, true, true]);
      }),
      { numRuns: 1000 },
    );
  });
});

test("同じ時刻を別の時差で書いても、変更ではない。カレンダーに出ない項目は、順番を上げない", () => {
  expect(isSameDraft(before, { ...before, starts_at: "2026-11-23T09:30:00+09:00" })).toBe(true);
  expect(isShownOtherwise(before, { ...before, capacity: 9, cars: false })).toBe(false);
  expect(isShownOtherwise(before, { ...before, place: "東公園" })).toBe(true);
});

type Times = { all_day: boolean; meeting: number | null; length: number; lead: number | null; shift: number };

function timed({ all_day, meeting, length, lead, shift }: Times, date: string): EventDraft {
  const start = Date.parse(day(date, "12:00")) + shift * 60_000;
  if (all_day) {
    const whole = { meets_at: null, starts_at: day(date, "00:00"), ends_at: moved(before, 0).ends_at };
    const ends_at = new Date(Date.parse(whole.starts_at) + (1 + (length % 5)) * 86_400_000).toISOString();
    return {
      ...before,
      ...whole,
      ends_at,
      all_day,
      deadline: lead === null ? null : at(Date.parse(whole.starts_at) - lead * 60_000),
    };
  }
  const begins = start - (meeting ?? 0) * 60_000;
  return {
    ...before,
    all_day,
    meets_at: meeting === null ? null : at(begins),
    starts_at: at(start),
    ends_at: at(start + length * 60_000),
    deadline: lead === null ? null : at(begins - lead * 60_000),
  };
}

function moved(draft: EventDraft, ms: number): EventDraft {
  const by = (time: string) => at(Date.parse(time) + ms);
  return {
    ...draft,
    meets_at: draft.meets_at && by(draft.meets_at),
    starts_at: by(draft.starts_at),
    ends_at: by(draft.ends_at),
    deadline: draft.deadline && by(draft.deadline),
  };
}

function at(ms: number) {
  return new Date(ms).toISOString();
}
const isMidnight = (time: string) => new Date(time).toISOString().endsWith("T15:00:00.000Z");
