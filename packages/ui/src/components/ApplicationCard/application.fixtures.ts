import type { Member, MemberDetail } from "@kyuseki/domain";

const member: Member = {
  id: 0,
  email: null,
  guardian_email: null,
  last_name: "",
  last_name_kana: "",
  first_name: "",
  first_name_kana: "",
  gender: null,
  grade: "j1",
  height: null,
  weight: null,
  additional: { pitching: null, batting: null },
  nextshot_usage: "not_use",
  nextshot_id: null,
  nextrainer_usage: "not_use",
  nextrainer_purchased: false,
  state: "active",
};

export const applicant: MemberDetail = {
  ...member,
  id: 40,
  last_name: "杉山",
  first_name: "蓮司",
  last_name_kana: "すぎやま",
  first_name_kana: "れんじ",
  gender: "M",
  guardian_email: "sugiyama.family@mail.example",
  state: "applied",
  version: 1,
  registered_on: "2026-11-20",
  body_history: [],
  records: { pitch_speed: null, batted_ball_speed: null },
  application: { receipt: "J-20261120-014", applicant: "guardian", applied_at: "2026-11-20T10:05:00.000Z" },
};

export const longApplicant: MemberDetail = {
  ...applicant,
  last_name: "東海林".repeat(8),
  first_name: "龍之介".repeat(8),
  guardian_email: `${"sugiyama.family".repeat(8)}@mail.example`,
};

export const roster: readonly Member[] = [
  {
    ...member,
    id: 11,
    last_name: "広瀬",
    first_name: "あかり",
    last_name_kana: "ひろせ",
    first_name_kana: "あかり",
    grade: "j2",
  },
  { ...member, id: 12, last_name: "杉山", first_name: "蓮司", gender: "M" },
  { ...member, id: 13, last_name: "内田", first_name: "智也", grade: "e6", guardian_email: "uchida@mail.example" },
  { ...member, id: 14, last_name: "今井", first_name: "湊" },
  { ...member, id: 15, last_name: "杉山", first_name: "蓮司", state: "archived" },
  { ...member, id: 16, last_name: "杉山", first_name: "蓮司", state: "applied" },
];
