import type { MeasuringSheet } from "@kyuseki/domain";
import { defaultDayListView, PageNoticeContext } from "@kyuseki/ui";
import { MeasuringDayScreen } from "@kyuseki/ui/screens/MeasuringDay";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router-dom";
import { toLoadable } from "../../data/loadable.ts";
import { useSheetMembers } from "../../data/measuring/useSheetMembers.ts";
import { useUnsentDays } from "../../data/measuring/useUnsentDays.ts";
import { measuringDaysQuery, measuringSheetQuery } from "../../data/measuringDays.ts";
import { membersQuery } from "../../data/members/useMembers.ts";
import { useUnsentCorrection } from "../../data/outbox/useUnsentCorrection.tsx";
import { measureItemsQuery } from "../../data/team/settings.ts";
import { useAddressState } from "../../navigation/useAddressState.ts";
import { useAddressView } from "../../navigation/useAddressView.ts";
import { useDraft } from "../../services/drafts/useDraft.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { useDayInJapan } from "../../services/useDayInJapan.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { beginQuery } from "./beginQuery.ts";
import { dayDraftSchema } from "./dayDraft.ts";
import { useDayActions } from "./useDayActions.ts";
import { useMeasuringCells } from "./useMeasuringCells.ts";
import { dayAddress, dayListAddress, sheetAddress } from "./viewInAddress.ts";

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
  return id === null ? <Days key={event} event={event} /> : <Day key={id} id={id} userId={user.id} />;
}

function Days({ event }: { event: number | null }) {
  const { call } = useServices();
  const unsent = useUnsentDays();
  const navigate = useNavigate();
  const { view, change } = useAddressView("measuring-days", dayListAddress);
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
      view={view}
      onViewChange={change}
      unsentOf={(id) => unsent.find(({ dayId }) => dayId === id)?.count ?? 0}
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
  const sheet = useQuery({ ...measuringSheetQuery(call, id), refetchInterval: othersMs });
  const { retry, ...page } = usePage(sheet.data);
  const { cells, saving } = useMeasuringCells(id, userId);
  const actions = useDayActions();
  // What was typed stands in its cell, as far as the sheet has one.
  const correction = useUnsentCorrection({ kinds: ["measurement"] });

  return (
    <PageNoticeContext value={correction.notice}>
      <MeasuringDayScreen
        {...page}
        days={none}
        draft={null}
        begin={null}
        onDraft={nothing}
        onStart={nothing}
        view={defaultDayListView}
        onViewChange={nothing}
        unsentOf={noUnsent}
        onRetry={retry}
        day={{
          sheet: toLoadable(sheet),
          view,
          onViewChange: changeView,
          unsent: cells.unsent(),
          saving,
          onType: cells.type,
          onKeep: cells.keep,
          onResend: () => void cells.retry(),
          onRetry: () => void sheet.refetch(),
          onEdit: (draft, version) => actions.change(id, draft, version),
          onDiscard: () => void cells.clear(),
          onDelete: async () => {
            await actions.remove(id);
            await cells.clear();
            void navigate("/evaluation-result/measuring-day", { replace: true });
          },
          onEnd: async () => {
            await cells.drain();
            await actions.end(id);
          },
          onReopen: async () => {
            await actions.reopen(id);
            await cells.retry();
          },
        }}
      />
    </PageNoticeContext>
  );
}

/** What the list and a sheet both stand on. */
function usePage(sheet?: MeasuringSheet) {
  const { call } = useServices();
  const { user } = useSignedIn();
  const today = useDayInJapan();
  const items = useQuery(measureItemsQuery(call));
  const { members, retry } = useSheetMembers(call, sheet);
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

/** How soon values of other coaches are seen. */
const othersMs = 20_000;
const waiting = { status: "loading" } as const;
const none = { status: "ready", value: [] } as const;
const nothing = async () => {};
const noUnsent = () => 0;
