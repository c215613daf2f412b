import { dayInJapan } from "@kyuseki/domain";
import { MeasuringDayScreen } from "@kyuseki/ui/screens/MeasuringDay";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { toLoadable } from "../../data/loadable.ts";
import { readStoredCells } from "../../data/measuring/storedCells.ts";
import { measuringDaysQuery, measuringSheetQuery } from "../../data/measuringDays.ts";
import { measureItemsQuery } from "../../data/settings.ts";
import { membersQuery, useMembers } from "../../data/useMembers.ts";
import { useAddressState } from "../../navigation/useAddressState.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { useDraft } from "../../services/useDraft.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { beginQuery } from "./beginQuery.ts";
import { dayDraftSchema } from "./dayDraft.ts";
import { useCellQueue } from "./useCellQueue.ts";
import { useDayActions } from "./useDayActions.ts";
import { dayAddress, sheetAddress } from "./viewInAddress.ts";

export function prefetch({ call, queries }: PrefetchServices, search: string) {
  const { day, event } = dayAddress.read(search);
  return Promise.all([
    queries.prefetchQuery(measureItemsQuery(call)),
    queries.prefetchQuery(membersQuery(call)),
    day === null
      ? queries.prefetchQuery(measuringDaysQuery(call))
      : queries.prefetchQuery(measuringSheetQuery(call, day)),
    day === null && event !== null && queries.prefetchQuery(beginQuery(call, event)),
  ]);
}

/** The measuring days, or the one the address names (BE-7). */
export function Component() {
  const { user } = useSignedIn();
  const { day: id, event } = dayAddress.read(useLocation().search);
  return id === null ? <Days key={event} userId={user.id} event={event} /> : <Day key={id} id={id} userId={user.id} />;
}

function Days({ userId, event }: { userId: number; event: number | null }) {
  const { call, drafts } = useServices();
  const navigate = useNavigate();
  const days = useQuery(measuringDaysQuery(call));
  const about = useQuery({ ...beginQuery(call, event ?? 0), enabled: event !== null });
  const { retry, ...page } = usePage();
  const draft = useDraft("measuring-day", dayDraftSchema, null);
  const { start } = useDayActions();

  return (
    <MeasuringDayScreen
      {...page}
      // Without its event the form would begin with other values. One that is gone is no reason not to measure.
      days={event !== null && about.isPending ? waiting : toLoadable(days)}
      begin={about.data ?? null}
      day={null}
      unsentOf={(dayId) => readStoredCells(drafts, userId, dayId).length}
      draft={draft.value}
      onDraft={(values) => (values ? draft.change(values) : draft.forget())}
      onStart={async (wanted) => {
        const { id } = await start(wanted);
        void navigate(`?day=${id}`);
      }}
      onRetry={() => {
        void days.refetch();
        retry();
      }}
    />
  );
}

function Day({ id, userId }: { id: number; userId: number }) {
  const { call } = useServices();
  const navigate = useNavigate();
  const [view, changeView] = useAddressState(sheetAddress, { replace: true });
  const sheet = useQuery(measuringSheetQuery(call, id));
  const { retry, ...page } = usePage();
  const { queue, state, isOnline } = useCellQueue(id, userId, sheet.data !== undefined);
  const actions = useDayActions();

  return (
    <MeasuringDayScreen
      {...page}
      days={none}
      draft={null}
      begin={null}
      onDraft={nothing}
      onStart={nothing}
      unsentOf={noUnsent}
      onRetry={retry}
      day={{
        sheet: toLoadable(sheet),
        view,
        onViewChange: changeView,
        unsent: state.unsent,
        saving: { ...state, isOnline, waiting: queue.waiting() },
        onType: queue.type,
        onKeep: queue.keep,
        onResend: () => void queue.flush(),
        onRetry: () => void sheet.refetch(),
        onEdit: (draft, version) => actions.change(id, draft, version),
        onDiscard: queue.clear,
        onDelete: async () => {
          await actions.remove(id);
          queue.clear();
          void navigate("/evaluation-result/measuring-day", { replace: true });
        },
        onEnd: async () => {
          await queue.drain();
          await actions.end(id);
        },
        onReopen: async () => {
          await actions.reopen(id);
          await queue.flush();
        },
      }}
    />
  );
}

/** What the list and a sheet both stand on. */
function usePage() {
  const { call } = useServices();
  const { user } = useSignedIn();
  const [today] = useState(() => dayInJapan(new Date()));
  const items = useQuery(measureItemsQuery(call));
  const { members, retry } = useMembers(call);
  const loadPart = useLoadPart();

  return {
    today,
    isManager: user.coach_type === "manager",
    items: toLoadable(items),
    members,
    loadPart,
    retry: () => {
      void items.refetch();
      retry();
    },
  };
}

const waiting = { status: "loading" } as const;
const none = { status: "ready", value: [] } as const;
const nothing = async () => {};
const noUnsent = () => 0;
