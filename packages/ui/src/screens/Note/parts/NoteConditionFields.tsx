import { addDays, memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ComboBox } from "../../../components/ComboBox/ComboBox.tsx";
import { DateRangeField } from "../../../components/DateRangeField/DateRangeField.tsx";
import { FieldGroup } from "../../../components/Field/FieldGroup.tsx";
import { FilterSegment } from "../../../components/Segment/FilterSegment.tsx";
import { SelectField } from "../../../components/Select/SelectField.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { noteQueueText } from "../../../copy/notes/noteQueue.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import type { NoteConditions } from "../view.ts";
import type { NoteChoices } from "./noteChoices.ts";
import { useTemplateName } from "./useConditionWords.ts";

export type NoteConditionFieldsProps = {
  view: NoteConditions;
  choices: NoteChoices;
  /** YYYY-MM-DD、日本時間。 */
  today: string;
  onChange: (change: Partial<NoteConditions>) => void;
};

/** 選手、テンプレート、期間。選ぶとすぐに効く。 */
export function NoteConditionFields({ view, choices, today, onChange }: NoteConditionFieldsProps) {
  const { formatMessage } = useIntl();
  const templateName = useTemplateName();
  const { member, template, start, end } = view;
  const range = start !== null && end !== null ? { start, end } : null;
  const period = formatMessage(noteQueueText.period);

  return (
    <Stack gap="l">
      <ComboBox
        label={formatMessage(noteQueueText.player)}
        placeholder={formatMessage(noteQueueText.everyPlayer)}
        options={choices.members.map((one) => ({
          id: `${one.id}`,
          label: memberName(one),
          kana: `${one.last_name_kana} ${one.first_name_kana}`,
          detail: formatMessage(gradeText[one.grade]),
        }))}
        value={member === null ? null : `${member}`}
        onChange={(id) => onChange({ member: id === null ? null : Number(id) })}
      />
      <SelectField
        label={formatMessage(noteQueueText.template)}
        value={template ?? ""}
        options={[
          { value: "", label: formatMessage(noteQueueText.everyTemplate) },
          ...choices.templates.map((one) => ({ value: `${one.template_id}`, label: templateName(one) })),
        ]}
        onChange={({ target }) => onChange({ template: target.value === "" ? null : Number(target.value) })}
      />
      <FieldGroup label={period}>
        <Stack gap="s">
          <FilterSegment
            label={period}
            wide
            value={range ? "some" : "every"}
            options={[
              { value: "every", label: formatMessage(noteQueueText.everyDay) },
              { value: "some", label: formatMessage(noteQueueText.someDays) },
            ]}
            onChange={(next) =>
              onChange(
                next === "every" ? { start: null, end: null } : { start: addDays(today, 1 - daysAtFirst), end: today },
              )
            }
          />
          {range && (
            <DateRangeField
              label={formatMessage(noteQueueText.days)}
              labelPlace="hidden"
              value={range}
              today={today}
              max={today}
              onChange={(chosen) => onChange(chosen)}
            />
          )}
        </Stack>
      </FieldGroup>
    </Stack>
  );
}

const daysAtFirst = 30;
