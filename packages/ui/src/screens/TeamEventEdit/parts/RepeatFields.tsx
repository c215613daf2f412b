import { addDays, eventLimits } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { DateField } from "../../../components/DateField/DateField.tsx";
import { eventFieldText, teamEventEditText, teamEventEditValueText } from "../../../copy/events/teamEventEdit.ts";
import { dayCount } from "../../../format/calendar.ts";
import { weekday } from "../../../format/date.ts";
import type { FormPart } from "./formPart.ts";

type RepeatFieldsProps = FormPart & { today: string };

/** 毎週くり返すか、いつまでか。 */
export function RepeatFields({ values, onChange, fieldError, today }: RepeatFieldsProps) {
  const { formatMessage } = useIntl();
  const { repeat_until } = values;
  const day = values.day ?? today;
  const count = repeat_until && repeat_until >= day ? occurrences(day, repeat_until) : 0;

  return (
    <>
      <span>
        <Checkbox
          label={formatMessage(teamEventEditText.repeat)}
          checked={repeat_until !== null}
          onChange={({ target }) => onChange({ repeat_until: target.checked ? addDays(day, usualDays) : null })}
        />
      </span>
      {repeat_until !== null && (
        <DateField
          name="repeat_until"
          label={formatMessage(eventFieldText.repeat_until)}
          required
          today={today}
          value={repeat_until || null}
          error={fieldError("repeat_until")}
          help={
            count > 0 && count <= eventLimits.occurrences
              ? formatMessage(teamEventEditValueText.occurrences, { weekday: weekday(day), count })
              : undefined
          }
          onChange={(next) => onChange({ repeat_until: next ?? "" })}
        />
      )}
    </>
  );
}

const occurrences = (start: string, end: string) => Math.floor((dayCount({ start, end }) - 1) / 7) + 1;
/** Ten times. */
const usualDays = 63;
