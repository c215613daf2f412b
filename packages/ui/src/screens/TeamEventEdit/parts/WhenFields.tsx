import { addDays } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { DateField } from "../../../components/DateField/DateField.tsx";
import { TimeField } from "../../../components/DateField/TimeField.tsx";
import { eventFieldText, teamEventEditText } from "../../../copy/events/teamEventEdit.ts";
import { fromTime, onDay, type TypedTimes } from "./eventValues.ts";
import { Checks, FieldRow, TimeRow } from "./FormSection.tsx";
import type { FormPart } from "./formPart.ts";
import { TimetableFields } from "./TimetableFields.tsx";

type WhenFieldsProps = FormPart & { today: string };

/** いつ：日、集合・開始・解散、そのほかの時刻。 */
export function WhenFields({ today, ...part }: WhenFieldsProps) {
  const { values, onChange, fieldError } = part;
  const { formatMessage } = useIntl();
  const { day, last_day, all_day } = values;
  const [typed, setTyped] = useState<TypedTimes>({});

  return (
    <>
      <FieldRow>
        <DateField
          name="day"
          label={formatMessage(eventFieldText.day)}
          required
          today={today}
          value={day}
          error={fieldError("day")}
          onChange={(next) => onChange(onDay(values, next))}
        />
        {last_day !== null && (
          <DateField
            name="last_day"
            label={formatMessage(eventFieldText.last_day)}
            required
            today={today}
            value={last_day || null}
            error={fieldError("last_day")}
            onChange={(next) => onChange({ last_day: next ?? "" })}
          />
        )}
      </FieldRow>
      <Checks>
        <Checkbox
          label={formatMessage(eventFieldText.all_day)}
          checked={all_day}
          onChange={({ target }) => onChange({ all_day: target.checked })}
        />
        <Checkbox
          label={formatMessage(teamEventEditText.otherDay)}
          checked={last_day !== null}
          onChange={({ target }) => onChange({ last_day: target.checked ? addDays(day ?? today, 1) : null })}
        />
      </Checks>
      {!all_day && (
        <>
          <TimeRow>
            <TimeField
              name="meets"
              label={formatMessage(eventFieldText.meets)}
              optional
              value={values.meets}
              error={fieldError("meets")}
              onChange={(meets) => {
                setTyped({ ...typed, meets: true });
                onChange({ meets });
              }}
            />
            <TimeField
              name="starts"
              label={formatMessage(eventFieldText.starts)}
              required
              value={values.starts}
              error={fieldError("starts")}
              onChange={(starts) => onChange(fromTime(values, starts, typed))}
            />
            <TimeField
              name="ends"
              label={formatMessage(eventFieldText.ends)}
              required
              value={values.ends}
              error={fieldError("ends")}
              onChange={(ends) => {
                setTyped({ ...typed, ends: true });
                onChange({ ends });
              }}
            />
          </TimeRow>
          <TimetableFields {...part} />
        </>
      )}
    </>
  );
}
