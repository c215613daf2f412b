import type { MemberDraft } from "../contract/members/members.ts";

export const sato: MemberDraft = {
  last_name: "佐藤",
  first_name: "一郎",
  last_name_kana: "",
  first_name_kana: "",
  email: null,
  guardian_email: null,
  grade: "j2",
  height: null,
  weight: null,
  gender: null,
  additional: null,
};
