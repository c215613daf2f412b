import { isExpected, momentsOf, type TeamEvent } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { LineScore } from "../../../components/LineScore/LineScore.tsx";
import type { LineScoreColumn } from "../../../components/LineScore/lineScoreColumn.ts";
import { StatPanel } from "../../../components/StatPanel/StatPanel.tsx";
import { attendanceText } from "../../../copy/events/attendance.ts";
import { eventText } from "../../../copy/events/event.ts";
import { teamEventText, teamEventValueText } from "../../../copy/events/teamEvent.ts";
import { momentOf, timeOf } from "../../../format/date.ts";
import { EventTimes } from "./EventTimes.tsx";
import { useTeamEventWords } from "./useTeamEventWords.ts";

type EventBoardProps = { event: TeamEvent; isMobile: boolean; action: ReactNode };
type Row = { id: string };

/** 行事の得点板：その日の流れと、来る人の数。 */
export function EventBoard({ event, isMobile, action }: EventBoardProps) {
  const { formatMessage } = useIntl();
  const { daysOf } = useTeamEventWords();
  const { opponent, audience, attendance, all_day, state } = event;
  const invited = attendance.length;
  const title = formatMessage(teamEventValueText.title, { days: daysOf(event), title: event.title });
  const moments = momentsOf(event);
  const coming = {
    value: attendance.filter(({ answer }) => isExpected(answer)).length,
    unit: formatMessage(teamEventValueText.of, { count: invited }),
  };
  const caption = [
    state === "cancelled" && formatMessage(eventText.cancelled),
    opponent && formatMessage(teamEventValueText.opponent, { opponent }),
    audience
      ? formatMessage(teamEventValueText.audience, { audience, count: invited })
      : formatMessage(teamEventValueText.players, { count: invited }),
  ]
    .filter(Boolean)
    .join("　");
  const plan: LineScoreColumn<Row>[] = all_day
    ? [
        {
          id: "days",
          head: formatMessage(teamEventText.schedule),
          mark: "now",
          cell: () => ({ value: formatMessage(eventText.allDay), isWord: true }),
        },
      ]
    : moments.map(({ time, label, main }, at) => ({
        id: `${at}`,
        head: label,
        ...(main && { mark: "now" as const }),
        cell: () => timeOf(momentOf(time)),
      }));

  if (isMobile && moments.length > timesOfRow) {
    return (
      <StatPanel title={title} caption={caption} action={action}>
        <EventTimes moments={moments} coming={coming} />
      </StatPanel>
    );
  }
  return (
    <LineScore
      title={title}
      caption={caption}
      action={action}
      dense={plan.length > 4}
      columns={[
        ...plan,
        {
          id: "coming",
          head: formatMessage(attendanceText.coming),
          mark: "total",
          cell: () => coming,
        },
      ]}
      rows={onlyRow}
    />
  );
}

/** How many times fit beside each other on a phone. */
const timesOfRow = 5;
const onlyRow: readonly Row[] = [{ id: "event" }];
