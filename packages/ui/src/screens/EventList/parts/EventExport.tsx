import { useIntl } from "react-intl";
import { eventStatus } from "../../../components/EventRow/eventStatus.ts";
import type { ListedEvent } from "../../../components/EventRow/listedEvents.ts";
import { eventDays, useEventWords } from "../../../components/EventRow/useEventWords.ts";
import { ExportButton, type ExportButtonProps } from "../../../components/ExportButton/ExportButton.tsx";
import { eventText } from "../../../copy/events/event.ts";
import { eventCsvText, eventListValueText } from "../../../copy/events/eventList.ts";
import type { CsvColumn } from "../../../format/csv.ts";
import { momentOf, slashDate, timeOf, weekday } from "../../../format/date.ts";

export type EventExportProps = Pick<ExportButtonProps<ListedEvent>, "onExport"> & {
  /** 絞り込んだすべて。 */
  events: readonly ListedEvent[];
  nowS: number;
  today: string;
};

/** 絞り込んだ行事を CSV で残す。 */
export function EventExport({ events, nowS, today, ...rest }: EventExportProps) {
  const { formatMessage } = useIntl();
  const { kindOf, statusOf } = useEventWords();
  const column = (id: keyof typeof eventCsvText, value: CsvColumn<ListedEvent>["value"]) => ({
    header: formatMessage(eventCsvText[id]),
    value,
  });
  const until = (event: ListedEvent) => {
    const { start, end } = eventDays(event);
    const day = start === end ? "" : slashDate(end);
    return [day, event.allDay ? "" : timeOf(momentOf(event.ends))].filter(Boolean).join(" ");
  };
  const columns: readonly CsvColumn<ListedEvent>[] = [
    column("day", (event) => slashDate(eventDays(event).start)),
    column("weekday", (event) => weekday(eventDays(event).start)),
    column("from", ({ allDay, begins }) => (allDay ? formatMessage(eventText.allDay) : timeOf(momentOf(begins)))),
    column("until", until),
    column("kind", kindOf),
    column("title", ({ title }) => title),
    column("place", ({ place }) => place),
    column("audience", ({ audience }) => audience),
    column("taken", ({ taken }) => taken),
    column("unanswered", ({ unanswered }) => unanswered),
    column("places", ({ places }) => places),
    column(
      "deadline",
      ({ deadline }) =>
        deadline && `${slashDate(eventDays({ begins: deadline, ends: deadline }).start)} ${timeOf(momentOf(deadline))}`,
    ),
    column("state", (event) => {
      const status = eventStatus(event, nowS);
      return status && statusOf(status);
    }),
  ];

  return (
    <ExportButton
      {...rest}
      columns={columns}
      rows={events}
      fileName={formatMessage(eventListValueText.file, { day: today.replaceAll("-", "") })}
    />
  );
}
