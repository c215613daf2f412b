import type { Member } from "@kyuseki/domain";

/** A player of an invented club who uses neither service yet. */
export const someone = (id: number, change: Partial<Member> = {}): Member => ({
  id,
  email: null,
  guardian_email: null,
  last_name: "選手",
  last_name_kana: "",
  first_name: String(id),
  first_name_kana: "",
  gender: null,
  grade: "j1",
  height: null,
  weight: null,
  additional: null,
  nextshot_usage: "not_use",
  nextshot_id: null,
  nextrainer_usage: "not_use",
  nextrainer_purchased: false,
  state: "active",
  ...change,
});
