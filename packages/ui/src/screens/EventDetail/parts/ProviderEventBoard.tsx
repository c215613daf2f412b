import type { ProviderEvent } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { eventDays } from "../../../components/EventRow/useEventWords.ts";
import { LineScore } from "../../../components/LineScore/LineScore.tsx";
import type { LineScoreColumn } from "../../../components/LineScore/lineScoreColumn.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { eventText } from "../../../copy/events/event.ts";
import { eventDetailText } from "../../../copy/events/eventDetail.ts";
import { teamEventText, teamEventValueText } from "../../../copy/events/teamEvent.ts";
import { longDate, momentOf, timeOf } from "../../../format/date.ts";

type ProviderEventBoardProps = { event: ProviderEvent; action: ReactNode };
type Row = { id: string };

/** 運営のイベントの得点板：いつからいつまで、何人が申し込んだか。 */
export function ProviderEventBoard({ event, action }: ProviderEventBoardProps) {
  const { formatMessage } = useIntl();
  const { title, place, target, all_day, starts_at, ends_at, applied, capacity, own } = event;
  const { start, end } = eventDays({ begins: starts_at, ends: ends_at });
  const days =
    start === end
      ? longDate(start)
      : formatMessage(teamEventValueText.days, { first: longDate(start), last: longDate(end) });
  const times: LineScoreColumn<Row>[] = all_day
    ? [
        {
          id: "days",
          head: formatMessage(teamEventText.schedule),
          mark: "now",
          cell: () => ({ value: formatMessage(eventText.allDay), isWord: true }),
        },
      ]
    : [
        { id: "begin", head: formatMessage(teamEventText.begin), mark: "now", cell: () => timeOf(momentOf(starts_at)) },
        { id: "end", head: formatMessage(teamEventText.end), cell: () => timeOf(momentOf(ends_at)) },
      ];

  return (
    <LineScore
      title={formatMessage(teamEventValueText.title, { days, title })}
      caption={[target, place].filter(Boolean).join("　")}
      action={action}
      columns={[
        ...times,
        {
          id: "applied",
          head: formatMessage(eventDetailText.all),
          cell: () => ({
            value: applied,
            ...(capacity !== null && { unit: formatMessage(teamEventValueText.of, { count: capacity }) }),
          }),
        },
        {
          id: "own",
          head: formatMessage(eventDetailText.ours),
          mark: "total",
          cell: () => ({ value: own, unit: formatMessage(unitText.person) }),
        },
      ]}
      rows={onlyRow}
    />
  );
}

const onlyRow: readonly Row[] = [{ id: "event" }];
