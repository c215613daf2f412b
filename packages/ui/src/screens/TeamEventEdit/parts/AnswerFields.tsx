import { addDays, eventLimits } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { DateField } from "../../../components/DateField/DateField.tsx";
import { TimeField } from "../../../components/DateField/TimeField.tsx";
import { NumberField, type NumberFieldProps } from "../../../components/NumberField/NumberField.tsx";
import { unitText } from "../../../copy/controls/units.ts";
import { eventFieldText, teamEventEditText } from "../../../copy/events/teamEventEdit.ts";
import { FieldRow } from "./FormSection.tsx";
import type { FormPart } from "./formPart.ts";

type AnswerFieldsProps = FormPart & { today: string; onCapacityError: NumberFieldProps["onFieldError"] };

/** 返事の集め方：締め切り、定員、車。 */
export function AnswerFields({ values, onChange, fieldError, today, onCapacityError }: AnswerFieldsProps) {
  const { formatMessage } = useIntl();
  const { day, deadline_day, deadline_time, capacity, remind, cars } = values;
  const hasDeadline = deadline_day !== null || deadline_time !== null;
  const usual = { deadline_day: addDays(day ?? today, -1), deadline_time: usualTime };

  return (
    <>
      <span>
        <Checkbox
          label={formatMessage(teamEventEditText.hasDeadline)}
          checked={hasDeadline}
          onChange={({ target }) =>
            onChange(target.checked ? usual : { deadline_day: null, deadline_time: null, remind: false })
          }
        />
      </span>
      {hasDeadline && (
        <>
          <FieldRow>
            <DateField
              name="deadline_day"
              label={formatMessage(eventFieldText.deadline_day)}
              required
              today={today}
              value={deadline_day}
              error={fieldError("deadline_day")}
              onChange={(next) => onChange({ deadline_day: next })}
            />
            <TimeField
              name="deadline_time"
              label={formatMessage(eventFieldText.deadline_time)}
              required
              value={deadline_time}
              error={fieldError("deadline_time")}
              onChange={(next) => onChange({ deadline_time: next })}
            />
          </FieldRow>
          <span>
            <Checkbox
              label={formatMessage(eventFieldText.remind)}
              checked={remind}
              onChange={({ target }) => onChange({ remind: target.checked })}
            />
          </span>
        </>
      )}
      <NumberField
        name="capacity"
        label={formatMessage(eventFieldText.capacity)}
        optional
        help={formatMessage(teamEventEditText.capacityHelp)}
        unit={formatMessage(unitText.person)}
        min={0}
        max={eventLimits.capacityMax}
        value={capacity}
        error={fieldError("capacity")}
        onFieldError={onCapacityError}
        onChange={(next) => onChange({ capacity: next })}
      />
      <span>
        <Checkbox
          label={formatMessage(eventFieldText.cars)}
          help={formatMessage(teamEventEditText.carsHelp)}
          checked={cars}
          onChange={({ target }) => onChange({ cars: target.checked })}
        />
      </span>
    </>
  );
}

const usualTime = "18:00";
