import { useIntl } from "react-intl";
import styled from "styled-components";
import { ChipGroup } from "../../../components/Chip/ChipGroup.tsx";
import { TimeField } from "../../../components/DateField/TimeField.tsx";
import { FieldHelp } from "../../../components/Field/FieldHelp.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { SelectField } from "../../../components/Select/SelectField.tsx";
import { Switch } from "../../../components/Switch/Switch.tsx";
import { noteSettingText, templateFieldText } from "../../../copy/notes/noteSetting.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { token } from "../../../tokens/theme.ts";
import type { TemplatePart } from "./templatePart.ts";
import { useTemplateWords } from "./useTemplateWords.ts";

/** いつ届き、いつまでに書くか。曜日がなければ、いつでも書ける。 */
export function DaysPanel({ values, onChange, fieldError }: TemplatePart) {
  const { formatMessage } = useIntl();
  const { day, dueDays } = useTemplateWords();
  const hasDays = values.weekdays.length > 0;

  return (
    <Panel title={formatMessage(noteSettingText.days)}>
      <Stack>
        <ChipGroup
          name="weekdays"
          tabIndex={-1}
          label={formatMessage(templateFieldText.weekdays)}
          labelPlace="hidden"
          variant="tiles"
          error={fieldError("weekdays")}
          options={weekdays.map((number) => ({ value: String(number), label: day(number) }))}
          values={values.weekdays.map(String)}
          onChange={(chosen) =>
            onChange({ weekdays: chosen.map(Number), ...(chosen.length === 0 && { remind: false }) })
          }
        />
        {hasDays ? (
          <>
            <TimeField
              name="opens"
              label={formatMessage(templateFieldText.opens)}
              required
              value={values.opens}
              error={fieldError("opens")}
              onChange={(opens) => onChange({ opens })}
            />
            <Pair>
              <SelectField
                name="due_days"
                label={formatMessage(templateFieldText.due_days)}
                value={String(values.due_days)}
                error={fieldError("due_days")}
                options={dueDayChoices.map((days) => ({ value: String(days), label: dueDays(days) }))}
                onChange={({ target }) => onChange({ due_days: Number(target.value) })}
              />
              <TimeField
                name="due"
                label={formatMessage(templateFieldText.due)}
                required
                value={values.due}
                error={fieldError("due")}
                onChange={(due) => onChange({ due })}
              />
            </Pair>
            <Switch
              name="remind"
              label={formatMessage(templateFieldText.remind)}
              help={formatMessage(noteSettingText.remindHelp)}
              checked={values.remind}
              onChange={({ target }) => onChange({ remind: target.checked })}
            />
          </>
        ) : (
          <FieldHelp>{formatMessage(noteSettingText.anyDay)}</FieldHelp>
        )}
      </Stack>
    </Panel>
  );
}

/** Monday to Sunday. */
const weekdays = [1, 2, 3, 4, 5, 6, 7];
const dueDayChoices = [0, 1, 2, 3, 4, 5, 6];

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(${token("sp-10")} + ${token("sp-7")})), 1fr));
  align-items: start;
  gap: ${token("sp-3")};
`;
