import type { Attendance, Member, TeamEvent } from "@kyuseki/domain";
import { useCallback, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { DoneBanner } from "../../../components/Banner/DoneBanner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { useReminderSentence } from "../../../components/Banner/useReminderSentence.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { calendarPlusIcon } from "../../../components/Icon/icons.ts";
import { PanelFallback } from "../../../components/Panel/PanelFallback.tsx";
import { boardText, pitchersText, teamEventText } from "../../../copy/events/teamEvent.ts";
import { momentOf } from "../../../format/date.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { Columns } from "../../../layout/Columns/Columns.tsx";
import { useMedia } from "../../../layout/useMedia.ts";
import { usePart } from "../../../state/usePart.ts";
import { useSending } from "../../../state/useSending.ts";
import { media } from "../../../tokens/theme.ts";
import type { TeamEventScreenProps } from "../teamEventProps.ts";
import { EventActionBar } from "./actions/EventActionBar.tsx";
import { EventActions } from "./actions/EventActions.tsx";
import { MoreMenu } from "./actions/MoreMenu.tsx";
import { AttendancePanel } from "./attendance/AttendancePanel.tsx";
import { type BoardPlayer, boardPlayers } from "./attendance/attendanceRows.ts";
import { useChosenPlayer } from "./attendance/useChosenPlayer.ts";
import { DutiesPanel } from "./DutiesPanel.tsx";
import { EventBanners } from "./EventBanners.tsx";
import { EventBoard } from "./EventBoard.tsx";
import { EventDialogs, type EventQuestion } from "./EventDialogs.tsx";
import { EventFacts } from "./EventFacts.tsx";
import { EventStanding } from "./EventStanding.tsx";
import { fetchPitchers } from "./parts.ts";
import { SeatsPanel } from "./SeatsPanel.tsx";

type EventReadyProps = Omit<TeamEventScreenProps, "event" | "members"> & {
  event: TeamEvent;
  members: readonly Member[];
};

/** 届いた行事の全体。 */
export function EventReady(props: EventReadyProps) {
  const { members, nowS, onRemind, onCalendar } = props;
  const { formatMessage } = useIntl();
  const sentenceOf = useReminderSentence();
  const former = formatMessage(teamEventText.former);
  const isOver = momentOf(props.event.ends_at) <= nowS;
  const { event, players } = useMemo(() => {
    const attendance = keptAttendance(props.event.attendance, isOver);
    const counted = attendance.filter(({ invited = true }) => invited);
    return {
      event: { ...props.event, attendance: counted },
      players: boardPlayers(attendance, members, former),
    };
  }, [props.event, isOver, members, former]);
  const [asking, setAsking] = useState<EventQuestion | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const reminder = useSending();
  const calendar = useSending();
  const isMobile = useMedia(media.mobile);
  const PitchersPanel = usePart(event.pitchers !== null, { load: props.loadPart, fetchPart: fetchPitchers });
  const isOpen = event.state === "planned" && !isOver;
  const [chosen, setChosen] = useChosenPlayer(players, isOpen ? props.refused : undefined);
  const byId = new Map(players.map((player) => [player.member_id, player]));
  const named = (id: number) => byId.get(id)?.name ?? former;

  const remind = async (memberIds: readonly number[]) => {
    setDone(null);
    const answer = await reminder.send(() => onRemind(memberIds));
    if (!("result" in answer)) return;
    const { result } = answer;
    const later = result.done > 0 && result.families === 0 ? formatMessage(boardText.onlyNext) : "";
    setDone(`${sentenceOf(result)}${later}`);
  };
  const acts = {
    event,
    isOpen,
    savingCalendar: calendar.busy,
    onCalendar: () => void calendar.send(onCalendar),
    onCancel: () => setAsking("cancel"),
    onDelete: () => setAsking("delete"),
  };
  const standing = isOpen && <EventStanding event={event} nowS={nowS} />;

  return (
    <>
      {!isMobile && <Cluster end={<EventActions {...acts} />}>{standing}</Cluster>}
      <EventBanners event={event} isOver={isOver} />
      <EventBoard
        event={event}
        isMobile={isMobile}
        action={
          isMobile ? (
            <MoreMenu {...acts} withEdit />
          ) : (
            <Button variant="accent" size="s" icon={calendarPlusIcon} busy={calendar.busy} onClick={acts.onCalendar}>
              {formatMessage(teamEventText.calendar)}
            </Button>
          )
        }
      />
      {isMobile && standing && <Cluster>{standing}</Cluster>}
      <FailureBanner failure={reminder.failure ?? calendar.failure} />
      {done && <DoneBanner key={done}>{done}</DoneBanner>}
      <Columns split="7+5" stackedBelowDesktop>
        <AttendancePanel
          {...props}
          event={event}
          players={players}
          isOpen={isOpen}
          reminding={reminder.busy}
          onRemind={(memberIds) => void remind(memberIds)}
          onChoose={useCallback((player: BoardPlayer) => setChosen(player), [setChosen])}
        />
        <EventFacts event={event} />
      </Columns>
      {event.pitchers && !PitchersPanel && (
        <PanelFallback title={formatMessage(pitchersText.title)} loadable={loading} onRetry={props.onRetry} />
      )}
      {event.pitchers && PitchersPanel && (
        <PitchersPanel
          known={event.pitchers}
          pitchers={event.pitchers.players.map((pitcher) => ({
            ...pitcher,
            name: named(pitcher.member_id),
            grade: byId.get(pitcher.member_id)?.grade ?? null,
          }))}
        />
      )}
      {event.cars ? (
        <Columns split="7+5">
          <SeatsPanel event={event} isOpen={isOpen} nameOf={named} />
          <DutiesPanel {...props} event={event} isOpen={isOpen} />
        </Columns>
      ) : (
        <DutiesPanel {...props} event={event} isOpen={isOpen} />
      )}
      {isMobile && <EventActionBar {...acts} />}
      <EventDialogs
        {...props}
        event={event}
        chosen={chosen}
        asking={asking}
        onClose={() => {
          setChosen(null);
          setAsking(null);
        }}
      />
    </>
  );
}

/** What is over keeps everybody who answered; until then whoever has left or is no longer invited counts for nothing. */
const keptAttendance = (attendance: readonly Attendance[], isOver: boolean) =>
  isOver ? attendance.map((one) => ({ ...one, invited: true })) : attendance;

const loading = { status: "loading" } as const;
