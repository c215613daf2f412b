import { type Applicant, applicants, type Gender, genders, type JoinDraft, joinDraftSchema } from "@kyuseki/domain";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { FieldGroup } from "../../../components/Field/FieldGroup.tsx";
import { Segment } from "../../../components/Segment/Segment.tsx";
import { NameField } from "../../../components/TextField/NameField.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { applicantText, genderText } from "../../../copy/members/person.ts";
import { joinText } from "../../../copy/team/join.ts";
import { useForm } from "../../../state/useForm.ts";
import { token } from "../../../tokens/theme.ts";
import { ConsentBox } from "./ConsentBox.tsx";
import { GradeField } from "./GradeField.tsx";
import type { JoinTexts } from "./joinTexts.ts";
import { KanaField } from "./KanaField.tsx";
import { LeftToDo } from "./LeftToDo.tsx";

export type JoinFormProps = {
  /** 承認されたことを、メールで知らせられる。 */
  canMail: boolean;
  /** このコードで申し込める人。null なら、入力する人が選ぶ。 */
  applicant: Applicant | null;
  texts: JoinTexts;
  /** 同じ関数を渡し続ける。 */
  onTextsChange: (texts: JoinTexts) => void;
  onApply: (draft: JoinDraft) => Promise<void>;
  termsHref: string;
  privacyHref: string;
};

export function JoinForm(props: JoinFormProps) {
  const { canMail, applicant, texts, onTextsChange, onApply, termsHref, privacyHref } = props;
  const { formatMessage } = useIntl();
  const { values, busy, wrong, fieldError, failure, change, leave, form } = useForm({
    // In the order of the page.
    fields: joinDraftSchema.shape,
    empty: applicant ? { ...texts, applicant } : texts,
    onSend: onApply,
  });
  /** Browsers autofill only what belongs to the person who types. */
  const isPlayer = values.applicant === "player";
  useEffect(() => onTextsChange(values), [values, onTextsChange]);
  const text = (name: "last_name" | "first_name" | "last_name_kana" | "first_name_kana" | "guardian_email") => ({
    name,
    value: values[name],
    onChange: (typed: string) => change({ [name]: typed }),
    onBlur: () => leave(name),
    error: fieldError(name),
    required: true,
  });

  return (
    <form {...form}>
      {!applicant && (
        <FieldGroup label={formatMessage(joinText.applicant)} required>
          <Segment<Applicant>
            wide
            label={formatMessage(joinText.applicant)}
            value={values.applicant}
            onChange={(chosen) => change({ applicant: chosen })}
            options={applicants.map((value) => ({ value, label: formatMessage(applicantText[value]) }))}
          />
        </FieldGroup>
      )}
      <Pairs>
        <NameField
          label={formatMessage(joinText.lastName)}
          autoComplete={isPlayer ? "family-name" : "off"}
          {...text("last_name")}
        />
        <NameField
          label={formatMessage(joinText.firstName)}
          autoComplete={isPlayer ? "given-name" : "off"}
          {...text("first_name")}
        />
        <KanaField label={formatMessage(joinText.lastNameKana)} {...text("last_name_kana")} />
        <KanaField label={formatMessage(joinText.firstNameKana)} {...text("first_name_kana")} />
        <GradeField value={values.grade} error={fieldError("grade")} onChange={(grade) => change({ grade })} />
        <FieldGroup label={formatMessage(joinText.gender)} optional>
          <Segment<Gender | "">
            wide
            label={formatMessage(joinText.gender)}
            value={values.gender ?? ""}
            onChange={(gender) => change({ gender: gender === "" ? null : gender })}
            options={[
              ...genders.map((value) => ({ value, label: formatMessage(genderText[value]) })),
              { value: "", label: formatMessage(joinText.noAnswer) },
            ]}
          />
        </FieldGroup>
      </Pairs>
      <TextField
        label={formatMessage(joinText.email)}
        help={formatMessage(canMail ? joinText.emailHelp : joinText.emailHelpWithoutMail)}
        type="email"
        inputMode="email"
        autoComplete={isPlayer ? "off" : "email"}
        autoCapitalize="none"
        spellCheck={false}
        {...text("guardian_email")}
        onChange={({ target }) => change({ guardian_email: target.value })}
      />
      <ConsentBox
        applicant={values.applicant}
        checked={values.consent}
        error={fieldError("consent")}
        onChange={(consent) => change({ consent })}
        termsHref={termsHref}
        privacyHref={privacyHref}
      />
      <FailureBanner failure={failure} own={{ conflict: formatMessage(joinText.ended) }} />
      <Button type="submit" variant="primary" size="l" wide busy={busy} aria-disabled={wrong.length > 0 || undefined}>
        {formatMessage(busy ? joinText.applying : joinText.apply)}
      </Button>
      <LeftToDo wrong={wrong} applicant={values.applicant} />
    </form>
  );
}

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(${token("cell-s")}, 40%)), 1fr));
  align-items: start;
  gap: ${token("sp-4")} ${token("sp-3")};

  & > * {
    min-width: 0;
  }
`;
