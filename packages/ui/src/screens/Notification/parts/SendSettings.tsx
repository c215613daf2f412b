import { addDays, type CheckedEvent, type NoticeDraft, noticeLevels } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { notificationText } from "../../../copy/notices/notification.ts";
import { instantAt } from "../../../format/date.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { type LoadPart, usePart } from "../../../state/usePart.ts";
import { Choices } from "./Choices.tsx";

type SendSettingsProps = {
  today: string;
  now: Date;
  values: NoticeDraft;
  events: readonly CheckedEvent[];
  onChange: (change: Partial<NoticeDraft>) => void;
  fieldError: (name: string) => string | undefined;
  loadPart: LoadPart;
};

/** 返事、締め切り、届け方、予約。 */
export function SendSettings({ today, now, values, events, onChange, fieldError, loadPart }: SendSettingsProps) {
  const { formatMessage } = useIntl();
  const { choices, deadline, remind, level, send_at } = values;
  const DayTimeField = usePart(send_at !== null, { load: loadPart, fetchPart: fetchDayTime });
  const DeadlineField = usePart(deadline !== null, { load: loadPart, fetchPart: fetchDeadline });
  const asksReply = choices.length > 0;
  const dropDeadline = { deadline: null, remind: false };

  return (
    <>
      <Choices
        choices={choices}
        fieldError={fieldError}
        onChange={(next) => onChange({ choices: next, ...(next.length === 0 && dropDeadline) })}
      />
      {(asksReply || deadline !== null) && (
        <Stack gap="s" data-field="deadline">
          <Checkbox
            label={formatMessage(notificationText.hasDeadline)}
            checked={deadline !== null}
            onChange={(event) =>
              onChange(event.target.checked ? { deadline: instantAt(addDays(today, 2), "20:00") } : dropDeadline)
            }
          />
          {deadline !== null && (
            <>
              {DeadlineField && (
                <DeadlineField
                  {...{ today, now, values, deadline, events }}
                  error={fieldError("deadline")}
                  onChange={(instant) => onChange({ deadline: instant })}
                />
              )}
              <Checkbox
                label={formatMessage(notificationText.remind)}
                checked={remind}
                onChange={(event) => onChange({ remind: event.target.checked })}
              />
            </>
          )}
        </Stack>
      )}
      <RadioGroup
        label={formatMessage(notificationText.level)}
        options={noticeLevels.map((value) => ({
          value,
          label: formatMessage(notificationText[value]),
          help: formatMessage(notificationText[`${value}Help`]),
        }))}
        value={level}
        error={fieldError("level")}
        onChange={(value) => onChange({ level: value })}
      />
      <Stack gap="s" data-field="send_at">
        <Checkbox
          label={formatMessage(notificationText.schedule)}
          checked={send_at !== null}
          onChange={(event) =>
            onChange({ send_at: event.target.checked ? instantAt(addDays(today, 1), "7:00") : null })
          }
        />
        {send_at !== null && DayTimeField && (
          <DayTimeField
            dayLabel={notificationText.sendDay}
            timeLabel={notificationText.sendTime}
            today={today}
            value={send_at}
            error={fieldError("send_at")}
            onChange={(instant) => onChange({ send_at: instant })}
          />
        )}
      </Stack>
    </>
  );
}

const fetchDeadline = async () => (await import("./DeadlineField.tsx")).DeadlineField;
const fetchDayTime = async () => (await import("./DayTimeField.tsx")).DayTimeField;
