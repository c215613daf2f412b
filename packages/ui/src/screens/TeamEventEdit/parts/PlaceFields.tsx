import { eventLimits } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { eventFieldText } from "../../../copy/events/teamEventEdit.ts";
import type { FormPart } from "./formPart.ts";

/** どこで：場所と、集合場所。 */
export function PlaceFields({ values, onChange, fieldError }: FormPart) {
  const { formatMessage } = useIntl();
  return (["place", "meeting_place"] as const).map((name) => (
    <TextField
      key={name}
      name={name}
      label={formatMessage(eventFieldText[name])}
      max={eventLimits.placeMax}
      autoComplete="off"
      value={values[name]}
      error={fieldError(name)}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  ));
}
