import type { EventDraft } from "@kyuseki/domain";
import { fn } from "storybook/test";
import { club } from "../../components/NoticeView/club.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { eventValuesOf, newEventValues } from "./parts/eventValues.ts";
import type { TeamEventEditScreenProps } from "./TeamEventEditScreen.tsx";

/** 11月23日（月）の練習試合。小学生の11人を招待している。 */
const game: EventDraft = {
  kind: "game",
  title: "練習試合",
  all_day: false,
  meets_at: "2026-11-22T22:30:00Z",
  starts_at: "2026-11-23T00:30:00Z",
  ends_at: "2026-11-23T04:00:00Z",
  timetable: [{ time: "08:15", label: "アップ" }],
  place: "ひばりが丘公園 野球場",
  meeting_place: "青葉台小学校 正門",
  opponent: "港南ジュニア",
  bring: "ユニフォーム上下、帽子、水筒2本、昼食、着替え、雨具",
  if_rain: "当日 6:00 までにお知らせします",
  note: "",
  contact_name: "大野 監督",
  contact_phone: "090-0000-1234",
  everyone: true,
  member_ids: [],
  audience: "全員",
  capacity: null,
  deadline: "2026-11-21T09:00:00Z",
  remind: true,
  cars: true,
};

export const storedGame = { version: 3, values: eventValuesOf(game) };

const today = "2026-11-20";

/** A new event of a club of 24, asked for on 2026年11月20日（金） 19:40. */
export const firstArgs: TeamEventEditScreenProps = {
  event: { status: "ready", value: { version: 0, values: newEventValues(today, "全員") } },
  eventId: null,
  laterOccurrences: 0,
  today,
  now: new Date("2026-11-20T10:40:00Z"),
  members: { status: "ready", value: club },
  groups: { status: "ready", value: [{ group_id: 5, name: "投手・捕手", member_ids: [club[0]?.id ?? 0] }] },
  nearby: [],
  onDays: fn(),
  kept: null,
  onKeep: fn(),
  leaving: null,
  onSave: fn(async (values) => ({ outcome: "saved" as const, stored: { version: 4, values } })),
  onSaved: fn(),
  onRetry: fn(),
  loadPart: takePart,
};

/** Of changing the game. */
export const editing = { event: { status: "ready", value: storedGame }, eventId: 51 } as const;
