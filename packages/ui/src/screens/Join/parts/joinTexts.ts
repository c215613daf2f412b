import type { JoinDraft } from "@kyuseki/domain";

/** What stands in the form: not yet chosen is "", no answer is null. */
export type JoinTexts = Omit<JoinDraft, "grade" | "consent"> & { grade: JoinDraft["grade"] | ""; consent: boolean };

export type JoinField = keyof JoinTexts;

export const emptyJoin: JoinTexts = {
  applicant: "guardian",
  last_name: "",
  first_name: "",
  last_name_kana: "",
  first_name_kana: "",
  grade: "",
  gender: null,
  guardian_email: "",
  consent: false,
};

/** For a brother or sister: whom to write to stays, the consent is given anew. */
export const nextJoin = ({ applicant, guardian_email }: JoinDraft): JoinTexts => ({
  ...emptyJoin,
  applicant,
  guardian_email,
});
