import { genders, grades, hands } from "@kyuseki/domain";
import type { RosterField } from "@kyuseki/domain/roster";
import type { MessageDescriptor } from "react-intl";
import { genderText, gradeText, handText } from "../../../copy/members/person.ts";

type CodeOption = { value: string; label: MessageDescriptor };

const handOptions = hands.map((value) => ({ value, label: handText[value] }));

/** Labels of the fields that hold a code. */
export const codeOptions: Partial<Record<RosterField, readonly CodeOption[]>> = {
  grade: grades.map((value) => ({ value, label: gradeText[value] })),
  gender: genders.map((value) => ({ value, label: genderText[value] })),
  pitching: handOptions,
  batting: handOptions,
};

/** Fields that need about twice the width of others. */
export const wideFields: readonly RosterField[] = ["email", "guardian_email"];
