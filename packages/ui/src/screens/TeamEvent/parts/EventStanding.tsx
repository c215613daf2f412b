import type { TeamEvent } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Status } from "../../../components/Status/Status.tsx";
import { teamEventText } from "../../../copy/events/teamEvent.ts";
import { useTeamEventWords } from "./useTeamEventWords.ts";

type EventStandingProps = { event: TeamEvent; nowS: number };

/** 返事がそろったか、締め切りまであとどれだけか。 */
export function EventStanding({ event: { attendance, deadline }, nowS }: EventStandingProps) {
  const { formatMessage } = useIntl();
  const { deadlineLeft } = useTeamEventWords();
  if (attendance.length > 0 && attendance.every(({ answer }) => answer !== null)) {
    return <Status tone="ok">{formatMessage(teamEventText.allAnswered)}</Status>;
  }
  return deadline === null ? null : <Sentence tone="wait">{deadlineLeft(deadline, nowS)}</Sentence>;
}

const Sentence = styled(Status)`
  white-space: normal;
`;
