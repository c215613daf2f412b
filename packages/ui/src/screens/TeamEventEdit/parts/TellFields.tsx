import { eventLimits, eventScopes } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { eventFieldText, teamEventEditText, teamEventEditValueText } from "../../../copy/events/teamEventEdit.ts";
import { Note } from "../../../layout/Text/Note.ts";
import type { FormPart } from "./formPart.ts";

type TellFieldsProps = FormPart & {
  /** 同じくり返しの、後の回の数。 */
  laterOccurrences: number;
};

/** どの回を変えるか、家族に知らせるか。 */
export function TellFields({ values, onChange, fieldError, laterOccurrences }: TellFieldsProps) {
  const { formatMessage } = useIntl();
  const { scope, tell, message, urgent } = values;

  return (
    <>
      {laterOccurrences > 0 && (
        <RadioGroup
          variant="card"
          label={formatMessage(eventFieldText.scope)}
          required
          options={eventScopes.map((value) => ({
            value,
            label:
              value === "one"
                ? formatMessage(teamEventEditText.one)
                : formatMessage(teamEventEditValueText.following, { count: laterOccurrences }),
          }))}
          value={scope}
          error={fieldError("scope")}
          onChange={(next) => onChange({ scope: next })}
        />
      )}
      <span>
        <Checkbox
          label={formatMessage(eventFieldText.tell)}
          checked={tell}
          onChange={({ target }) => onChange({ tell: target.checked })}
        />
      </span>
      {!tell && <Note>{formatMessage(teamEventEditText.notTold)}</Note>}
      {tell && (
        <>
          <TextArea
            name="message"
            label={formatMessage(eventFieldText.message)}
            optional
            rows={2}
            max={eventLimits.messageMax}
            help={formatMessage(teamEventEditText.messageHelp)}
            value={message}
            error={fieldError("message") ?? fieldError("tell.message")}
            onChange={({ target }) => onChange({ message: target.value })}
          />
          <span>
            <Checkbox
              label={formatMessage(eventFieldText.urgent)}
              help={formatMessage(teamEventEditText.quietHelp)}
              checked={urgent}
              onChange={({ target }) => onChange({ urgent: target.checked })}
            />
          </span>
        </>
      )}
    </>
  );
}
