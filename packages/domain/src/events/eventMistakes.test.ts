import { expect, test } from "vitest";
import type { EventDraft } from "../contract/events/eventFields.ts";
import { gameDraft } from "./eventDraft.fixture.ts";
import { eventMistakes } from "./eventMistakes.ts";
import { weeklyOccurrences } from "./weeklyOccurrences.ts";

const now = new Date("2026-11-20T10:00:00Z");
const camp: Partial<EventDraft> = {
  all_day: true,
  meets_at: null,
  starts_at: "2026-11-22T15:00:00Z",
  ends_at: "2026-11-24T15:00:00Z",
};
type Case = { name: string; draft: Partial<EventDraft>; at: string; says: string };

test.each<{ name: string; draft: Partial<EventDraft> }>([
  { name: "ふつうの行事", draft: {} },
  { name: "集合と開始が同じ", draft: { meets_at: gameDraft.starts_at } },
  { name: "締め切りが集合と同じ", draft: { deadline: gameDraft.meets_at } },
  { name: "終日", draft: camp },
  { name: "終日の行事に残った予定", draft: { ...camp, timetable: [{ time: "08:30", label: "アップ" }] } },
  { name: "夜を越える", draft: { ends_at: "2026-11-23T20:00:00Z", timetable: [{ time: "04:00", label: "星を見る" }] } },
  {
    name: "始まっていて、まだ終わっていない",
    draft: { ...camp, starts_at: "2026-11-18T15:00:00Z", deadline: null, remind: false },
  },
  { name: "14日ちょうど", draft: { ...camp, ends_at: "2026-12-06T15:00:00Z" } },
])("直すところがない: $name", ({ draft }) => {
  expect(eventMistakes({ ...gameDraft, ...draft }, { now, repeatUntil: null })).toEqual({});
});

test.each<Case>([
  {
    name: "解散が開始と同じ",
    draft: { ends_at: gameDraft.starts_at },
    at: "ends_at",
    says: "解散は、開始より後の時刻にしてください",
  },
  {
    name: "集合が開始の後",
    draft: { meets_at: "2026-11-23T00:31:00Z" },
    at: "meets_at",
    says: "集合は、開始より前の時刻にしてください",
  },
  {
    name: "解散の後の予定",
    draft: { timetable: [{ time: "13:01", label: "片付け" }] },
    at: "timetable",
    says: "予定の時刻は、集合から解散までの間にしてください",
  },
  {
    name: "集合の前の予定",
    draft: { timetable: [{ time: "07:29", label: "出発" }] },
    at: "timetable",
    says: "予定の時刻は、集合から解散までの間にしてください",
  },
  {
    name: "終わりの日が前",
    draft: { ...camp, ends_at: "2026-11-22T15:00:00Z" },
    at: "ends_at",
    says: "終わりの日は、始まりの日より前にできません",
  },
  {
    name: "終日なのに集合",
    draft: { ...camp, meets_at: "2026-11-22T15:00:00Z" },
    at: "meets_at",
    says: "終日の行事では、集合時刻を空にしてください",
  },
  {
    name: "終日なのに0時でない",
    draft: { ...camp, starts_at: "2026-11-22T15:00:01Z" },
    at: "starts_at",
    says: "日付を選び直してください",
  },
  {
    name: "14日を越える",
    draft: { ends_at: "2026-12-06T22:30:01Z" },
    at: "ends_at",
    says: "行事は14日以内にしてください",
  },
  {
    name: "もう終わっている",
    draft: {
      meets_at: null,
      deadline: null,
      remind: false,
      starts_at: "2026-11-20T08:00:00Z",
      ends_at: "2026-11-20T10:00:00Z",
    },
    at: "starts_at",
    says: "もう終わった日時です。これからの日時にしてください",
  },
  {
    name: "2年より先",
    draft: { meets_at: null, starts_at: "2028-11-19T10:00:01Z", ends_at: "2028-11-19T11:00:00Z" },
    at: "starts_at",
    says: "2年より先の日時は入力できません",
  },
  {
    name: "締め切りが集合の後",
    draft: { deadline: "2026-11-22T22:30:01Z" },
    at: "deadline",
    says: "締め切りは、行事が始まる前にしてください",
  },
  {
    name: "締め切りが過ぎている",
    draft: { deadline: "2026-11-20T10:00:00Z" },
    at: "deadline",
    says: "締め切りは、今より後にしてください",
  },
  {
    name: "締め切りのない催促",
    draft: { deadline: null },
    at: "deadline",
    says: "締め切りの前に催促するには、締め切りを入力してください",
  },
  { name: "だれも招待していない", draft: { everyone: false }, at: "member_ids", says: "招待する選手を選んでください" },
])("直すところを、その欄で言う: $name", ({ draft, at, says }) => {
  expect(eventMistakes({ ...gameDraft, ...draft }, { now, repeatUntil: null })).toEqual({ [at]: says });
});

test.each([
  { name: "1回", until: "2026-11-23", mistakes: {} },
  { name: "53回", until: "2027-11-28", mistakes: {} },
  { name: "54回", until: "2027-11-29", mistakes: { repeat_until: "くり返しは53回までです" } },
  { name: "9999年まで", until: "2199-12-31", mistakes: { repeat_until: "くり返しは53回までです" } },
  {
    name: "最初の日より前",
    until: "2026-11-22",
    mistakes: { repeat_until: "くり返しの終わりは、最初の日より後にしてください" },
  },
])("くり返しの範囲: $name", ({ until, mistakes }) => {
  expect(eventMistakes(gameDraft, { now, repeatUntil: until })).toEqual(mistakes);
});

test("2年より先の回や、重なり合う回はくり返せない", () => {
  const [late] = weeklyOccurrences(gameDraft, "2026-11-23").map((draft) => ({
    ...draft,
    starts_at: "2028-11-14T00:30:00Z",
    ends_at: "2028-11-14T04:00:00Z",
  }));
  expect(late && eventMistakes({ ...late, meets_at: null }, { now, repeatUntil: "2028-11-28" })).toEqual({
    repeat_until: "2年より先の日時は入力できません",
  });
  expect(eventMistakes({ ...gameDraft, ends_at: "2026-11-29T22:30:01Z" }, { now, repeatUntil: "2026-11-30" })).toEqual({
    repeat_until: "1週間より長い行事は、くり返せません",
  });
});

test("終わった行事は、日時や締め切りが過去のまま直せる", () => {
  const later = new Date("2026-11-24T00:00:00Z");
  expect(eventMistakes(gameDraft, { now: later, repeatUntil: null, before: gameDraft })).toEqual({});
  expect(Object.keys(eventMistakes(gameDraft, { now: later, repeatUntil: null }))).toEqual(["starts_at", "deadline"]);
});

test("これからの行事は、もう終わった日時に動かせない。過ぎた締め切りは、そのまま残せる", () => {
  const typed = { ...gameDraft, meets_at: null, starts_at: "2026-11-03T00:30:00Z", ends_at: "2026-11-03T04:00:00Z" };
  const moved = { ...typed, deadline: "2026-11-02T00:00:00Z" };
  expect(eventMistakes(moved, { now, repeatUntil: null, before: gameDraft })).toEqual({
    starts_at: "もう終わった日時です。これからの日時にしてください",
  });
  const passed = { ...gameDraft, deadline: "2026-11-19T10:00:00Z" };
  expect(eventMistakes(passed, { now, repeatUntil: null, before: gameDraft })).toEqual({});
});
