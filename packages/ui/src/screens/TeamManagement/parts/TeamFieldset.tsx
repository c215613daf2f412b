import { sportTypes } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { SelectField } from "../../../components/Select/SelectField.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { NameField, type NameFieldProps } from "../../../components/TextField/NameField.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { prefectureTexts } from "../../../copy/members/prefecture.ts";
import { ballText, sportText } from "../../../copy/team/ball.ts";
import { teamFieldText } from "../../../copy/team/teamManagement.ts";
import { token } from "../../../tokens/theme.ts";
import { ballFor, ballsOf, type TeamField, type TeamValues } from "./teamValues.ts";

type TeamFieldsetProps = {
  values: TeamValues;
  fieldError: (name: TeamField) => string | undefined;
  onChange: (part: Partial<TeamValues>) => void;
  onLeave: (name: TeamField) => void;
};

/** チーム情報の欄。競技を変えると、使用球もその競技のものになる。 */
export function TeamFieldset({ values, fieldError, onChange, onLeave }: TeamFieldsetProps) {
  const { formatMessage } = useIntl();
  const text = (name: "name" | "name_kana" | "league" | "representative"): NameFieldProps => ({
    ...field(name),
    value: values[name],
    onChange: (typed) => onChange({ [name]: typed }),
  });
  const field = (name: TeamField) => ({
    name,
    label: formatMessage(teamFieldText[name]),
    error: fieldError(name),
    onBlur: () => onLeave(name),
  });
  const balls = ballsOf[values.sport_type];

  return (
    <Fields>
      <NameField {...text("name")} required autoComplete="off" />
      <NameField {...text("name_kana")} autoComplete="off" />
      <SelectField
        {...field("sport_type")}
        value={values.sport_type}
        options={sportTypes.map((value) => ({ value, label: formatMessage(sportText[value]) }))}
        onChange={({ target }) => {
          const sport_type = sportTypes.find((sport) => sport === target.value);
          if (sport_type) onChange({ sport_type, ball: ballFor(sport_type, values.ball) });
        }}
      />
      <SelectField
        {...field("ball")}
        value={values.ball}
        options={balls.map((value) => ({ value, label: formatMessage(ballText[value]) }))}
        onChange={({ target }) => {
          const ball = balls.find((one) => one === target.value);
          if (ball) onChange({ ball });
        }}
      />
      <SelectField
        {...field("prefecture")}
        value={String(values.prefecture)}
        options={prefectureTexts.map((prefecture, index) => ({
          value: String(index + 1),
          label: formatMessage(prefecture),
        }))}
        onChange={({ target }) => onChange({ prefecture: Number(target.value) })}
      />
      <NameField {...text("league")} autoComplete="off" />
      <NameField {...text("representative")} autoComplete="off" />
      <TextField
        {...field("contact_email")}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={values.contact_email ?? ""}
        onChange={({ target }) => onChange({ contact_email: target.value === "" ? null : target.value })}
      />
      <Wide>
        <TextArea
          {...field("goal")}
          rows={2}
          max={200}
          value={values.goal}
          onChange={({ target }) => onChange({ goal: target.value })}
        />
      </Wide>
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(${token("cell-m")}, 40%)), 1fr));
  gap: ${token("sp-4")};
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;
