import type { Member, MemberDetail } from "@kyuseki/domain";
import { fictionalMember } from "@kyuseki/domain/memberFixture";

const member = (id: number, name: string, rest: Partial<Member> = {}) =>
  fictionalMember({ id, name, additional: { pitching: null, batting: null }, ...rest });

export const applicant: MemberDetail = {
  ...member(40, "杉山 蓮司", {
    last_name_kana: "すぎやま",
    first_name_kana: "れんじ",
    gender: "M",
    guardian_email: "sugiyama.family@mail.example",
    state: "applied",
  }),
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
  member(11, "広瀬 あかり", { last_name_kana: "ひろせ", first_name_kana: "あかり", grade: "j2" }),
  member(12, "杉山 蓮司", { gender: "M" }),
  member(13, "内田 智也", { grade: "e6", guardian_email: "uchida@mail.example" }),
  member(14, "今井 湊"),
  member(15, "杉山 蓮司", { state: "archived" }),
  member(16, "杉山 蓮司", { state: "applied" }),
];
