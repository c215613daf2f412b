import type { TeamEvent } from "@kyuseki/domain";
import type { OutboxEntry } from "@kyuseki/domain/outbox";
import { type Loadable, PageNoticeContext } from "@kyuseki/ui";
import { type RefusedAnswer, TeamEventScreen } from "@kyuseki/ui/screens/TeamEvent";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router-dom";
import { teamEventQuery } from "../../data/events.ts";
import { toLoadable } from "../../data/loadable.ts";
import { membersQuery, useMembers } from "../../data/members/useMembers.ts";
import type { AttendancePayload } from "../../data/outbox/kinds/sendAttendance.ts";
import { useUnsent } from "../../data/outbox/useUnsent.ts";
import { useUnsentCorrection } from "../../data/outbox/useUnsentCorrection.tsx";
import { withUnsentAnswers } from "../../data/outbox/withUnsentAnswers.ts";
import type { PathParams } from "../../navigation/match.ts";
import { useAddressState } from "../../navigation/useAddressState.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { useNowS } from "../../services/useDayInJapan.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { useReminders } from "../openItems/useReminders.ts";
import { reportIdFrom } from "../report/useReportId.ts";
import { useEventActions } from "./useEventActions.ts";
import { teamEventAddress } from "./viewInAddress.ts";

export function prefetch({ call, queries }: PrefetchServices, _search: string, { event_id = "" }: PathParams) {
  const id = reportIdFrom(event_id);
  return Promise.all([
    queries.prefetchQuery(membersQuery(call)),
    ...(id === 0 ? [] : [queries.prefetchQuery(teamEventQuery(call, id))]),
  ]);
}

/** One of the team's events. */
export function Component() {
  const { call } = useServices();
  const navigate = useNavigate();
  const { event_id = "" } = useParams();
  const id = reportIdFrom(event_id);
  const nowS = useNowS();
  // Not remembered: the filter of one event says nothing about the next.
  const [view, change] = useAddressState(teamEventAddress, { replace: true });
  const { user } = useSignedIn();
  const event = useQuery({ ...teamEventQuery(call, id), enabled: id !== 0 });
  const { entries, onDevice } = useUnsent(
    ({ kind, payload }) => kind === "attendance" && (payload as AttendancePayload).event_id === id,
    () => void event.refetch(),
  );
  const { members, retry } = useMembers(call);
  const actions = useEventActions(event.data, members.status === "ready" ? members.value : []);
  const remind = useReminders();
  // Keyed by player, so that the next answer takes its place: until then it stays on the device.
  const correction = useUnsentCorrection({ kinds: ["attendance"] });

  return (
    <PageNoticeContext value={correction.notice}>
      <TeamEventScreen
        key={id}
        event={id === 0 ? { status: "failed", code: "not_found" } : withUnsent(toLoadable(event), entries, user.name)}
        members={members}
        onDevice={onDevice}
        nowS={nowS}
        refused={correction.refused ? answerOf(correction.refused.payload) : undefined}
        view={view}
        onViewChange={change}
        onAnswer={actions.answer}
        onRemind={remind}
        onSaveDuties={actions.saveDuties}
        onCancel={actions.cancel}
        onDelete={() => actions.remove(() => navigate("/event-list", { replace: true }))}
        onCalendar={actions.saveCalendar}
        loadPart={useLoadPart()}
        onRetry={() => {
          void event.refetch();
          retry();
        }}
      />
    </PageNoticeContext>
  );
}

const withUnsent = (event: Loadable<TeamEvent>, entries: readonly OutboxEntry[], by: string): Loadable<TeamEvent> =>
  event.status === "ready" ? { ...event, value: withUnsentAnswers(event.value, entries, by) } : event;

function answerOf(payload: unknown): RefusedAnswer {
  const { member_id, answer, comment = "" } = payload as AttendancePayload;
  return { member_id, answer, comment };
}
