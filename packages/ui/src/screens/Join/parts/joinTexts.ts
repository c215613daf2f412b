import type { JoinDraft } from "@kyuseki/domain";

/** Values of the form: "" is not chosen yet, null is no answer. */
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

/** For a brother or sister: the contact stays, the consent is given again. */
export const nextJoin = ({ applicant, guardian_email }: JoinDraft): JoinTexts => ({
  ...emptyJoin,
  applicant,
  guardian_email,
});
