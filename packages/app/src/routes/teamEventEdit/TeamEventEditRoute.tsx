import { dayInJapan, eventLimits } from "@kyuseki/domain";
import { copiedEventValues, type EventValues, newEventValues, teamEventDoneText } from "@kyuseki/ui";
import { TeamEventEditScreen } from "@kyuseki/ui/screens/TeamEventEdit";
import { useQuery } from "@tanstack/react-query";
import { startTransition, useCallback, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { type EventDays, eventListQuery, teamEventQuery } from "../../data/events.ts";
import { toLoadable } from "../../data/loadable.ts";
import { membersQuery, useMembers } from "../../data/members/useMembers.ts";
import { recipientGroupsQuery } from "../../data/notices/recipientGroups.ts";
import type { PathParams } from "../../navigation/match.ts";
import { type PrefetchServices, useServices } from "../../services/services.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { useEventEdits } from "./useEventEdits.ts";
import { storedOf, useEventSaving } from "./useEventSaving.ts";
import { teamEventEditAddress } from "./viewInAddress.ts";

export const prefetch = ({ call, queries }: PrefetchServices, search: string, { event_id }: PathParams) => {
  const id = event_id === undefined ? teamEventEditAddress.read(search).copy : Number(event_id);
  return Promise.all([
    queries.prefetchQuery(membersQuery(call)),
    queries.prefetchQuery(recipientGroupsQuery(call)),
    id !== null && queries.prefetchQuery(teamEventQuery(call, id)),
  ]);
};

export function Component() {
  const { event_id } = useParams();
  const { search } = useLocation();
  const { copy } = teamEventEditAddress.read(search);
  const id = event_id === undefined ? null : Number(event_id);
  return <EventEditing key={`${id} ${copy}`} id={id} copy={id === null ? copy : null} />;
}

type EventEditingProps = {
  /** null: a new event. */
  id: number | null;
  copy: number | null;
};

function EventEditing({ id, copy }: EventEditingProps) {
  const { call, bus } = useServices();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const { kept, keep, markSaved, leaving } = useEventEdits(id === null ? `event-new-${copy ?? 0}` : `event-${id}`);
  const { save, saved } = useEventSaving(id);
  const { members, retry } = useMembers(call, { accepted: true });
  const groups = useQuery(recipientGroupsQuery(call));
  const { nearby, onDays } = useNearby();
  const loadPart = useLoadPart();
  const today = dayInJapan(now);
  // What is kept of a new event goes on from what it began with, also on a later day.
  const [first] = useState(() => kept?.base ?? newEventValues(today, formatMessage(teamEventDoneText.everyone)));
  const begun = useBegun({ id, copy, today, first });

  return (
    <TeamEventEditScreen
      event={begun.event}
      eventId={id}
      laterOccurrences={begun.laterOccurrences}
      today={today}
      now={now}
      members={members}
      groups={toLoadable(groups)}
      nearby={nearby}
      onDays={onDays}
      kept={kept ?? begun.copied}
      onKeep={keep}
      leaving={leaving}
      onSave={save}
      onSaved={() => {
        markSaved();
        bus.emit("toast", {
          tone: "success",
          text: formatMessage(id === null ? teamEventDoneText.added : teamEventDoneText.saved),
        });
        const event = saved();
        void navigate(event ? `/event-list/team/${event.event_id}` : "/event-list", { replace: true });
      }}
      onRetry={() => {
        retry();
        void begun.refetch();
      }}
      loadPart={loadPart}
    />
  );
}

/** What the form begins from: the event, an empty one, or a copy of another. */
function useBegun({ id, copy, today, first }: EventEditingProps & { today: string; first: EventValues }) {
  const { call } = useServices();
  const read = id ?? copy;
  const { data, error, refetch } = useQuery({ ...teamEventQuery(call, read ?? 0), enabled: read !== null });

  return useMemo(() => {
    const fresh = { version: 0, values: first };
    const stored = id === null && (copy === null || data) ? fresh : data && storedOf(data);
    return {
      event: toLoadable({ data: stored, error }),
      laterOccurrences: (id !== null && data?.later_occurrences) || 0,
      copied: id === null && data ? { base: first, values: copiedEventValues(data, today) } : null,
      refetch,
    };
  }, [id, copy, data, error, refetch, today, first]);
}

/** The team's events on the days that are being written. */
function useNearby() {
  const { call } = useServices();
  const [days, setDays] = useState<EventDays | null>(null);
  const { data } = useQuery({ ...eventListQuery(call, days ?? { from: "", to: "" }), enabled: days !== null });
  const onDays = useCallback(({ from, to }: EventDays) => {
    // The form is drawn once more for what comes later: in slices.
    startTransition(() => setDays(isReadable(from, to) ? { from, to } : null));
  }, []);
  return { nearby: days === null ? [] : (data?.team ?? []), onDays };
}

const isReadable = (from: string, to: string) =>
  from <= to && Date.parse(to) - Date.parse(from) <= eventLimits.lengthDays * 2 * dayMs;

const dayMs = 86_400_000;
