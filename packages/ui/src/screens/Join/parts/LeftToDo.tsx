import type { Applicant } from "@kyuseki/domain";
import { type MessageDescriptor, useIntl } from "react-intl";
import styled from "styled-components";
import { consentText, joinText, joinValueText } from "../../../copy/team/join.ts";
import { token } from "../../../tokens/theme.ts";
import type { JoinField } from "./joinTexts.ts";

/** 申し込むまでに、あとどこを直すか。 */
export function LeftToDo({ wrong, applicant }: { wrong: readonly JoinField[]; applicant: Applicant }) {
  const { formatMessage } = useIntl();
  if (wrong.length === 0) return null;
  const names = wrong.map((field) => formatMessage(field === "consent" ? consentText[applicant] : fieldNames[field]));

  return <Line>{formatMessage(joinValueText.left, { count: wrong.length, names: names.join("、") })}</Line>;
}

const fieldNames = {
  applicant: joinText.applicant,
  last_name: joinText.lastName,
  first_name: joinText.firstName,
  last_name_kana: joinText.lastNameKana,
  first_name_kana: joinText.firstNameKana,
  grade: joinText.grade,
  gender: joinText.gender,
  guardian_email: joinText.email,
} as const satisfies Record<Exclude<JoinField, "consent">, MessageDescriptor>;

const Line = styled.p`
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
  text-align: center;
`;
