import type { TeamEvent } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { teamEventText, teamEventValueText } from "../../../copy/events/teamEvent.ts";
import { useTeamEventWords } from "./useTeamEventWords.ts";

type EventBannersProps = { event: TeamEvent; isOver: boolean };

/** 中止、終わったこと、ほかの行事との重なり。 */
export function EventBanners({ event: { cancelled, clashes }, isOver }: EventBannersProps) {
  const { formatMessage } = useIntl();
  const { momentText } = useTeamEventWords();

  return (
    <>
      {cancelled && (
        <Banner tone="w">
          <b>{formatMessage(teamEventValueText.cancelled, { time: momentText(cancelled.at) })}</b>
          {cancelled.reason && formatMessage(teamEventValueText.reason, { reason: cancelled.reason })}
          {cancelled.message && <p>{cancelled.message}</p>}
        </Banner>
      )}
      {isOver && !cancelled && <Banner tone="i">{formatMessage(teamEventText.over)}</Banner>}
      {!isOver &&
        clashes.map(({ event_id, title, starts_at, players }) => (
          <Banner key={event_id} tone="w">
            <Link href={`/event-list/team/${event_id}`}>
              {formatMessage(teamEventValueText.clash, { title, day: momentText(starts_at), count: players })}
            </Link>
          </Banner>
        ))}
    </>
  );
}
