import { balls, type SetupDraft, setupDraftSchema, sportTypes } from "@kyuseki/domain";
import { rankedBall, rankedBalls } from "@kyuseki/domain/ranking";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { NewPasswordField } from "../../../components/NewPasswordField/NewPasswordField.tsx";
import { SelectField } from "../../../components/Select/SelectField.tsx";
import { NameField } from "../../../components/TextField/NameField.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { setupText, setupValueText } from "../../../copy/account/setup.ts";
import { fieldText } from "../../../copy/controls/field.ts";
import { prefectureTexts } from "../../../copy/members/prefecture.ts";
import { ballText, sportText } from "../../../copy/team/ball.ts";
import { teamFieldText } from "../../../copy/team/teamManagement.ts";
import { dayOf, longDate, timeOf } from "../../../format/date.ts";
import { Note } from "../../../layout/Text/Note.ts";
import { useForm } from "../../../state/useForm.ts";
import { token } from "../../../tokens/theme.ts";
import type { SetupTexts } from "./setupTexts.ts";

export type SetupFormProps = {
  expiresAt: string;
  texts: SetupTexts;
  /** 同じ関数を渡し続ける。 */
  onTextsChange: (texts: SetupTexts) => void;
  onSave: (draft: SetupDraft) => Promise<void>;
};

/** 最初のチームと、その監督。競技を変えると、使用球もその競技のものになる。 */
export function SetupForm({ expiresAt, texts, onTextsChange, onSave }: SetupFormProps) {
  const { formatMessage } = useIntl();
  const { values, busy, fieldError, failure, change, leave, form } = useForm({
    fields,
    empty: { ...texts, password: "" },
    onSend: onSave,
  });
  useEffect(() => {
    const { password: _, ...typed } = values;
    onTextsChange(typed);
  }, [values, onTextsChange]);
  const expiresS = Date.parse(expiresAt) / 1000;
  const until = `${longDate(dayOf(expiresS))} ${timeOf(expiresS)}`;
  const field = (name: keyof SetupDraft) => ({ name, error: fieldError(name), onBlur: () => leave(name) });

  return (
    <form {...form}>
      <Group>
        <Legend>{formatMessage(setupText.team)}</Legend>
        <NameField
          {...field("team_name")}
          label={formatMessage(teamFieldText.name)}
          autoComplete="organization"
          value={values.team_name}
          onChange={(team_name) => change({ team_name })}
        />
        <SelectField
          {...field("sport_type")}
          label={formatMessage(teamFieldText.sport_type)}
          value={values.sport_type}
          options={sportTypes.map((value) => ({ value, label: formatMessage(sportText[value]) }))}
          onChange={({ target }) => {
            const sport_type = sportTypes.find((sport) => sport === target.value);
            if (sport_type) change({ sport_type, ball: rankedBall(sport_type, values.ball) });
          }}
        />
        <SelectField
          {...field("ball")}
          label={formatMessage(teamFieldText.ball)}
          value={values.ball}
          options={rankedBalls(values.sport_type).map((value) => ({ value, label: formatMessage(ballText[value]) }))}
          onChange={({ target }) => {
            const ball = balls.find((one) => one === target.value);
            if (ball) change({ ball });
          }}
        />
        <SelectField
          {...field("prefecture")}
          label={formatMessage(teamFieldText.prefecture)}
          value={values.prefecture === null ? "" : String(values.prefecture)}
          options={[
            { value: "", label: formatMessage(setupText.choose) },
            ...prefectureTexts.map((prefecture, index) => ({
              value: String(index + 1),
              label: formatMessage(prefecture),
            })),
          ]}
          onChange={({ target }) => change({ prefecture: target.value === "" ? null : Number(target.value) })}
        />
      </Group>
      <Group>
        <Legend>{formatMessage(setupText.manager)}</Legend>
        <NameField
          {...field("name")}
          label={formatMessage(setupText.name)}
          autoComplete="name"
          value={values.name}
          onChange={(name) => change({ name })}
        />
        <TextField
          {...field("email")}
          label={formatMessage(fieldText.email)}
          help={formatMessage(setupText.emailHelp)}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={values.email}
          onChange={({ target }) => change({ email: target.value })}
        />
        <NewPasswordField
          {...field("password")}
          label={formatMessage(setupText.password)}
          value={values.password}
          onChange={({ target }) => change({ password: target.value })}
        />
      </Group>
      <FailureBanner failure={failure} own={{ forbidden: formatMessage(setupText.deadHere) }} />
      <Button type="submit" variant="primary" size="l" wide busy={busy}>
        {formatMessage(busy ? setupText.saving : setupText.save)}
      </Button>
      <Note>{formatMessage(setupValueText.until, { at: until })}</Note>
    </form>
  );
}

const fields = setupDraftSchema.shape;

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-4")};
  min-width: 0;
`;

const Legend = styled.legend`
  margin-block-end: ${token("sp-2")};
  padding: ${token("sp-0")};
  font-size: ${token("fs-h2")};
  font-weight: ${token("fw-h3")};
`;
