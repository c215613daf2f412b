import type { Member, MemberDetail } from "@kyuseki/domain";
import { fictionalMember } from "@kyuseki/domain/memberFixture";

/** A fictional player, linked with both services. */
export const midori: MemberDetail = {
  ...fictionalMember({
    id: 8,
    name: "増田 碧",
    kana: "ますだ みどり",
    email: "m.masuda@mail.example",
    guardian_email: "masuda.family@mail.example",
    grade: "j2",
    height: 160,
    weight: 57.9,
    uniform_number: "10",
    gender: "F",
    additional: { pitching: "R", batting: "R" },
    nextshot_usage: "in_use",
    nextshot_id: "NX-204-8813",
    nextrainer_usage: "in_use",
    nextrainer_purchased: true,
  }),
  version: 4,
  registered_on: "2025-04-12",
  // Now and then only one of the two was measured.
  body_history: [
    { date: "2025-04-12", height: 151.2, weight: 49.6 },
    { date: "2026-04-10", height: 157.6, weight: 56.1 },
    { date: "2026-06-12", height: 158.3, weight: null },
    { date: "2026-08-07", height: 158.9, weight: 56.8 },
    { date: "2026-10-09", height: 159.6, weight: 57.2 },
    { date: "2026-11-13", height: 160, weight: 57.9 },
  ],
  records: {
    pitch_speed: { value: 97, batting_type: null, ball: "rubber" },
    batted_ball_speed: { value: 114.8, batting_type: 1, ball: "rubber" },
  },
  application: null,
};

/** The same player before the last weighing. */
export const midoriBefore: MemberDetail = { ...midori, weight: 57.4 };

/** The same player as the list has her. */
export const midoriInList: Member = (({ version, registered_on, body_history, records, application, ...member }) =>
  member)(midori);

/** Entered by a coach today, with only a name and a grade. */
export const provisional: MemberDetail = {
  ...midori,
  ...fictionalMember({
    id: 24,
    name: "安藤 空",
    grade: "e1",
    additional: { pitching: null, batting: null },
    nextrainer_usage: "wait_acceptance",
  }),
  version: 1,
  registered_on: "2026-11-20",
  body_history: [],
  records: { pitch_speed: null, batted_ball_speed: null },
};

/** Registered on Monday, weighed and measured once. */
export const arrivedThisWeek: MemberDetail = {
  ...midori,
  registered_on: "2026-11-16",
  body_history: [{ date: "2026-11-16", height: 160, weight: 57.9 }],
  records: { ...midori.records, pitch_speed: null },
};

export const longNamed: MemberDetail = {
  ...midori,
  id: 900,
  last_name: "勅使河原小路",
  first_name: "ひまわりあかりのすけ",
  last_name_kana: "てしがわらこうじ",
  first_name_kana: "ひまわりあかりのすけ",
  email: "teshigawarakouji.himawariakarinosuke@students.aobadai-junior-high-school.example",
};

export const archived: MemberDetail = { ...midori, state: "archived", archived_as: "graduated", grade: "h3" };

export const applied: MemberDetail = {
  ...provisional,
  id: 31,
  last_name: "川口",
  first_name: "晴",
  last_name_kana: "かわぐち",
  first_name_kana: "はる",
  guardian_email: "kawaguchi@mail.example",
  grade: "e4",
  state: "applied",
  application: { receipt: "J-20261118-003", applicant: "guardian", applied_at: "2026-11-18T12:10:00Z" },
};
