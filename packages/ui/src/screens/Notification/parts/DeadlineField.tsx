import { type CheckedEvent, isDeadlineLate, type NoticeDraft } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { notificationText } from "../../../copy/notices/notification.ts";
import { sendingText } from "../../../copy/notices/sending.ts";
import { DayTimeField } from "./DayTimeField.tsx";
import { dayItIsRead } from "./dayItIsRead.ts";

type DeadlineFieldProps = {
  today: string;
  now: Date;
  values: NoticeDraft;
  deadline: string;
  events: readonly CheckedEvent[];
  error: string | undefined;
  onChange: (deadline: string) => void;
};

/** 返事の締め切り。書かれている日時より後なら、そのことも。 */
export function DeadlineField({ today, now, values, deadline, events, error, onChange }: DeadlineFieldProps) {
  const { formatMessage } = useIntl();
  const { title, body } = values;
  const isLate = isDeadlineLate({ title, body, day: dayItIsRead(values, now), deadline, events });

  return (
    <>
      <DayTimeField
        dayLabel={notificationText.deadlineDay}
        timeLabel={notificationText.deadlineTime}
        today={today}
        value={deadline}
        error={error}
        onChange={onChange}
      />
      {isLate && (
        <Banner tone="w" role="status">
          {formatMessage(sendingText.lateDeadline)}
        </Banner>
      )}
    </>
  );
}
