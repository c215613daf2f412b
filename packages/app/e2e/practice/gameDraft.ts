import { addDays, dayInJapan, type EventDraft } from "@kyuseki/domain";

/** Ten days from now, in Japan. */
export const gameDay = addDays(dayInJapan(new Date()), 10);

/** A game of everybody; nobody is told. */
export const gameDraft: EventDraft = {
  kind: "game",
  title: "練習試合",
  all_day: false,
  meets_at: null,
  starts_at: `${gameDay}T09:00:00+09:00`,
  ends_at: `${gameDay}T12:00:00+09:00`,
  timetable: [],
  place: "第1グラウンド",
  meeting_place: "",
  opponent: "",
  bring: "",
  if_rain: "",
  note: "",
  contact_name: "",
  contact_phone: "",
  everyone: true,
  member_ids: [],
  audience: "全員",
  capacity: null,
  deadline: null,
  remind: false,
  cars: false,
};
