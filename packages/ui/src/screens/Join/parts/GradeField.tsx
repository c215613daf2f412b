import { type Grade, grades } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { SelectField } from "../../../components/Select/SelectField.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { joinText } from "../../../copy/team/join.ts";

type GradeFieldProps = { value: Grade | ""; error: string | undefined; onChange: (grade: Grade | "") => void };

export function GradeField({ value, error, onChange }: GradeFieldProps) {
  const { formatMessage } = useIntl();

  return (
    <SelectField
      label={formatMessage(joinText.grade)}
      name="grade"
      required
      value={value}
      onChange={({ target }) => onChange(grades.find((grade) => grade === target.value) ?? "")}
      options={[
        { value: "", label: formatMessage(joinText.unchosen), disabled: true },
        ...grades.map((grade) => ({ value: grade, label: formatMessage(gradeText[grade]) })),
      ]}
      error={error}
    />
  );
}
