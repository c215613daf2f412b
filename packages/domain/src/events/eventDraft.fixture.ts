import type { EventDraft } from "../contract/events/eventFields.ts";

/** A game on Monday 23 November 2026, 9:30 in Japan, meeting at 7:30. */
export const gameDraft: EventDraft = {
  kind: "game",
  title: "練習試合",
  all_day: false,
  meets_at: "2026-11-22T22:30:00.000Z",
  starts_at: "2026-11-23T00:30:00.000Z",
  ends_at: "2026-11-23T04:00:00.000Z",
  timetable: [],
  place: "ひばりが丘公園 野球場",
  meeting_place: "青葉台小学校 正門",
  opponent: "ひばりが丘ジュニア",
  bring: "",
  if_rain: "",
  note: "",
  contact_name: "",
  contact_phone: "",
  everyone: true,
  member_ids: [],
  audience: "全員",
  capacity: null,
  deadline: "2026-11-21T09:00:00.000Z",
  remind: true,
  cars: false,
};
