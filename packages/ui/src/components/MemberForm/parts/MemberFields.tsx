import { type Gender, genders, grades, type SportType } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { memberFormText } from "../../../copy/members/memberForm.ts";
import { genderText, gradeText } from "../../../copy/members/person.ts";
import { token } from "../../../tokens/theme.ts";
import { NumberField } from "../../NumberField/NumberField.tsx";
import { SelectField } from "../../Select/SelectField.tsx";
import { NameField } from "../../TextField/NameField.tsx";
import { TextField, type TextFieldProps } from "../../TextField/TextField.tsx";
import { ChoiceField } from "./ChoiceField.tsx";
import { HandField } from "./HandField.tsx";
import type { MemberField, MemberValues } from "./memberValues.ts";

type MemberFieldsProps = {
  sportType: SportType;
  values: MemberValues;
  fieldError: (name: MemberField) => string | undefined;
  onChange: (part: Partial<MemberValues>) => void;
  onLeave: (name: MemberField) => void;
  /** 数と読めない文字が残っているか。 */
  onUnread: (name: "height" | "weight", isUnread: boolean) => void;
};

type TextName = "last_name" | "first_name" | "last_name_kana" | "first_name_kana" | "uniform_number" | AddressName;
type AddressName = "email" | "guardian_email";

/** メンバーの欄（VA-5）。投／打は野球だけ（EN-1）。 */
export function MemberFields({ sportType, values, fieldError, onChange, onLeave, onUnread }: MemberFieldsProps) {
  const { formatMessage } = useIntl();
  const text = (name: TextName) => ({
    name,
    label: formatMessage(memberFormText[name]),
    value: values[name],
    onChange: (typed: string) => onChange({ [name]: typed }),
    onBlur: () => onLeave(name),
    error: fieldError(name),
    autoComplete: "off",
  });
  const address = (name: AddressName): TextFieldProps => ({
    ...text(name),
    onChange: ({ target }) => onChange({ [name]: target.value }),
    type: "email",
    inputMode: "email",
    autoCapitalize: "none",
    spellCheck: false,
  });
  const measure = (name: "height" | "weight", unit: string) => ({
    name,
    unit,
    min: 0,
    decimals: 1 as const,
    label: formatMessage(memberFormText[name]),
    value: values[name],
    onChange: (value: number | null) => onChange({ [name]: value }),
    onFieldError: (found: unknown) => onUnread(name, found !== null),
    onBlur: () => onLeave(name),
    error: fieldError(name),
  });

  return (
    <Rows>
      <Pair>
        <NameField {...text("last_name")} required />
        <NameField {...text("first_name")} required />
        <NameField {...text("last_name_kana")} />
        <NameField {...text("first_name_kana")} help={formatMessage(memberFormText.kanaHelp)} />
      </Pair>
      <Pair>
        <SelectField
          name="grade"
          label={formatMessage(memberFormText.grade)}
          required
          value={values.grade ?? ""}
          onChange={({ target }) => onChange({ grade: grades.find((grade) => grade === target.value) ?? null })}
          error={fieldError("grade")}
          options={[
            { value: "", label: formatMessage(memberFormText.chooseGrade), disabled: true },
            ...grades.map((grade) => ({ value: grade, label: formatMessage(gradeText[grade]) })),
          ]}
        />
        <ChoiceField<Gender | "">
          label={formatMessage(memberFormText.gender)}
          value={values.gender ?? ""}
          onChange={(gender) => onChange({ gender: gender === "" ? null : gender })}
          options={[
            ...genders.map((gender) => ({ value: gender, label: formatMessage(genderText[gender]) })),
            { value: "", label: formatMessage(memberFormText.unset) },
          ]}
        />
        {sportType === "baseball" &&
          (["pitching", "batting"] as const).map((part) => (
            <HandField
              key={part}
              label={formatMessage(memberFormText[part])}
              value={values.additional[part]}
              onChange={(hand) => onChange({ additional: { ...values.additional, [part]: hand } })}
            />
          ))}
        <NumberField {...measure("height", "cm")} />
        <NumberField {...measure("weight", "kg")} />
        <TextField
          {...text("uniform_number")}
          onChange={({ target }) => onChange({ uniform_number: target.value })}
          inputMode="numeric"
        />
      </Pair>
      <TextField {...address("email")} help={formatMessage(memberFormText.emailHelp)} />
      <TextField {...address("guardian_email")} />
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${token("sp-5")};
`;

/** Two by two; one below the other with large text. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(min(100%, ${token("cell-s")}), 50% - ${token("sp-3")}), 1fr));
  align-items: start;
  gap: ${token("sp-4")} ${token("sp-3")};

  & > * {
    min-width: 0;
  }
`;
