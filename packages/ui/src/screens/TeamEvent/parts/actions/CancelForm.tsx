import { attendanceCounts, eventLimits, eventScopes, type TeamEvent } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../../components/Banner/FailureBanner.tsx";
import { Checkbox } from "../../../../components/Checkbox/Checkbox.tsx";
import { RadioGroup } from "../../../../components/RadioGroup/RadioGroup.tsx";
import { SelectField } from "../../../../components/Select/SelectField.tsx";
import { TextArea } from "../../../../components/TextArea/TextArea.tsx";
import { cancelEventText, cancelEventWords } from "../../../../copy/events/eventHelp.ts";
import { Stack } from "../../../../layout/Stack/Stack.tsx";
import { Remark } from "../../../../layout/Text/Remark.ts";
import { type CancelForm as Cancelling, cancelReasons } from "./useCancelForm.ts";

type CancelFormProps = { id: string; event: TeamEvent; cancelling: Cancelling };

/** 中止の理由と、家族に伝えること。 */
export function CancelForm({ id, event, cancelling }: CancelFormProps) {
  const { formatMessage } = useIntl();
  const { values, choices, choose, change, failure, fieldError, form } = cancelling;
  const { attendance, later_occurrences, car_answers, duties } = event;
  const text = (name: keyof typeof cancelEventText) => formatMessage(cancelEventText[name]);
  const { unanswered, absent } = attendanceCounts(attendance);
  const hasHelpers = car_answers.some(({ choice }) => choice === "offer") || duties.length > 0;
  const reasonText = (reason: (typeof cancelReasons)[number]) => text(reason === "none" ? "noReason" : reason);

  return (
    <form {...form} id={id}>
      <Stack gap="l">
        <FailureBanner failure={failure} />
        {later_occurrences > 0 && (
          <RadioGroup
            label={text("scope")}
            options={eventScopes.map((scope) => ({
              value: scope,
              label:
                scope === "one"
                  ? text("one")
                  : formatMessage(cancelEventWords.following, { count: later_occurrences + 1 }),
            }))}
            value={choices.scope}
            onChange={(scope) => choose({ scope })}
          />
        )}
        <SelectField
          label={text("reason")}
          optional
          options={cancelReasons.map((reason) => ({ value: reason, label: reasonText(reason) }))}
          value={choices.reason}
          onChange={({ target }) =>
            choose({ reason: cancelReasons.find((reason) => reason === target.value) ?? "none" })
          }
        />
        {choices.tell && (
          <TextArea
            name="message"
            label={text("message")}
            optional
            rows={3}
            max={eventLimits.messageMax}
            value={values.message}
            error={fieldError("message")}
            onChange={(typed) => change({ message: typed.target.value })}
          />
        )}
        {attendance.length > 0 && (
          <Stack gap="none">
            <Checkbox
              label={formatMessage(cancelEventWords.tell, { count: attendance.length })}
              help={formatMessage(cancelEventWords.tellHelp, { unanswered, absent })}
              checked={choices.tell}
              onChange={({ target }) => choose({ tell: target.checked })}
            />
            {choices.tell && (
              <Checkbox
                label={text("urgent")}
                help={text("urgentHelp")}
                checked={choices.urgent}
                onChange={({ target }) => choose({ urgent: target.checked })}
              />
            )}
          </Stack>
        )}
        <Remark>
          {choices.tell && hasHelpers && text("helpers")}
          {text("stays")}
        </Remark>
      </Stack>
    </form>
  );
}
