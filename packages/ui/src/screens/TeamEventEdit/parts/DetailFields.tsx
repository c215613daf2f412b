import { eventLimits } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { eventFieldText } from "../../../copy/events/teamEventEdit.ts";
import { FieldRow } from "./FormSection.tsx";
import type { FormPart } from "./formPart.ts";

/** 持ち物、雨の場合、連絡事項、連絡先。 */
export function DetailFields({ values, onChange, fieldError }: FormPart) {
  const { formatMessage } = useIntl();
  return (
    <>
      {(["bring", "if_rain", "note"] as const).map((name) => (
        <TextArea
          key={name}
          name={name}
          label={formatMessage(eventFieldText[name])}
          rows={2}
          max={longest[name]}
          value={values[name]}
          error={fieldError(name)}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
      <FieldRow>
        <TextField
          name="contact_name"
          label={formatMessage(eventFieldText.contact_name)}
          max={eventLimits.contactMax}
          autoComplete="off"
          value={values.contact_name}
          error={fieldError("contact_name")}
          onChange={({ target }) => onChange({ contact_name: target.value })}
        />
        <TextField
          name="contact_phone"
          type="tel"
          label={formatMessage(eventFieldText.contact_phone)}
          autoComplete="off"
          value={values.contact_phone}
          error={fieldError("contact_phone")}
          onChange={({ target }) => onChange({ contact_phone: target.value })}
        />
      </FieldRow>
    </>
  );
}

const longest = { bring: eventLimits.bringMax, if_rain: eventLimits.bringMax, note: eventLimits.noteMax } as const;
