import { useIntl } from "react-intl";
import { memberFormValueText } from "../../../copy/members/memberForm.ts";
import { memberValueText } from "../../../copy/members/members.ts";
import { genderText, gradeText, handText } from "../../../copy/members/person.ts";
import { decimal } from "../../../format/decimal.ts";
import type { MemberField, MemberValues } from "./memberValues.ts";

/** What stands in a field, in the words of the screen. */
export function useMemberWords(): (name: MemberField, values: MemberValues) => string {
  const { formatMessage } = useIntl();
  const measured = (value: number | null, unit: string) =>
    value === null ? "" : formatMessage(memberFormValueText.measured, { value: decimal(value, 1), unit });

  return (name, values) => {
    switch (name) {
      case "grade":
        return values.grade ? formatMessage(gradeText[values.grade]) : "";
      case "gender":
        return values.gender ? formatMessage(genderText[values.gender]) : "";
      case "additional": {
        const { pitching, batting } = values.additional;
        if (!pitching && !batting) return "";
        return formatMessage(memberValueText.hands, {
          pitching: pitching ? formatMessage(handText[pitching]) : "–",
          batting: batting ? formatMessage(handText[batting]) : "–",
        });
      }
      case "height":
        return measured(values.height, "cm");
      case "weight":
        return measured(values.weight, "kg");
      default:
        return values[name];
    }
  };
}
