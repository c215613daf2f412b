import { addDays, authorOf, dayInJapan, deleteNoticeDraft, Failure } from "@kyuseki/domain";
import { NotificationScreen } from "@kyuseki/ui/screens/Notification";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { eventListQuery } from "../../data/events.ts";
import { homeQuery } from "../../data/home.ts";
import { toLoadable } from "../../data/loadable.ts";
import { membersQuery, useMembers } from "../../data/members/useMembers.ts";
import { everyNotice, noticeListQuery, noticeReachQuery, openItemsQuery } from "../../data/notices/notices.ts";
import { recipientGroupsQuery } from "../../data/notices/recipientGroups.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { useAddressState } from "../../navigation/useAddressState.ts";
import { useAddressView, viewOnArrival } from "../../navigation/useAddressView.ts";
import { reportFailure } from "../../services/reportFailure.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { letterAddress } from "../familyLetters/viewInAddress.ts";
import { emptyWriting } from "./noticeWriting.ts";
import { useArrival } from "./useArrival.ts";
import { useMinute } from "./useMinute.ts";
import { useNoticeFiles } from "./useNoticeFiles.ts";
import { useNoticeWriting } from "./useNoticeWriting.ts";
import { useRecipientGroups } from "./useRecipientGroups.ts";
import { useSending } from "./useSending.ts";
import { noticeHistoryAddress, notificationAddress } from "./viewInAddress.ts";

export const prefetch = ({ call, queries }: PrefetchServices, search: string) =>
  Promise.all([
    queries.prefetchQuery(membersQuery(call)),
    queries.prefetchQuery(noticeListQuery(call, viewOnArrival(historySection, noticeHistoryAddress, search))),
    queries.prefetchQuery(recipientGroupsQuery(call)),
    queries.prefetchQuery(openItemsQuery(call)),
    queries.prefetchQuery(homeQuery(call)),
  ]);

export function Component() {
  const services = useServices();
  const { call } = services;
  const { team, user } = useSignedIn();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [{ part }] = useAddressState(notificationAddress, { replace: false });
  const { view, change } = useAddressView(historySection, noticeHistoryAddress);
  const now = useMinute();
  const today = dayInJapan(now);
  const state = useNoticeWriting();
  useArrival(state);
  const files = useNoticeFiles(state);
  const sending = useSending(state);
  const groups = useRecipientGroups();
  const { members, retry } = useMembers(call, { accepted: true });
  const { values } = state.writing;
  const reach = useQuery({ ...noticeReachQuery(call, values.member_ids), enabled: values.member_ids.length > 0 });
  const hasGone = useHasGone(reach.error);
  // Only a day that is written can collide with one.
  const hasDay = /\d/.test(values.title + values.body);
  const planned = useQuery({
    ...eventListQuery(call, { from: today, to: addDays(today, checkedDays) }),
    enabled: hasDay,
  });
  const list = useQuery(noticeListQuery(call, view));
  const suggested = useSuggested();
  const loadPart = useLoadPart();

  return (
    <NotificationScreen
      part={part}
      composer={{
        today,
        now,
        teamName: team.name,
        author: authorOf(user),
        values,
        onChange: (change) => state.update((writing) => ({ ...writing, values: { ...writing.values, ...change } })),
        saving: state.saving,
        onSave: () => void state.save().catch(() => {}),
        members,
        groups: groups.groups,
        suggested,
        reach: values.member_ids.length > 0 ? toLoadable(reach) : nobody,
        hasGone,
        events: planned.data?.team ?? none,
        onSaveGroup: groups.save,
        onDeleteGroup: groups.remove,
        files: files.files,
        lostFiles: state.lostFiles,
        onAttach: files.attach,
        onRemoveFile: files.remove,
        onRetryFile: files.retry,
        onLetters: (ids) => void navigate(letterAddress(ids)),
        onSend: sending.send,
        loadPart,
        onRetry: () => {
          retry();
          groups.retry();
          void reach.refetch();
        },
      }}
      history={{
        today,
        view,
        onViewChange: change,
        history: toLoadable(list),
        refreshing: list.isPlaceholderData,
        members,
        openPlayers: suggested.openPlayers,
        readAll: () => reportFailure(services, everyNotice(call, view)),
        onDeleteDraft: async (notice_id) => {
          await call(deleteNoticeDraft, { body: { notice_id } });
          if (state.latest().stored?.notice_id === notice_id) state.replace(emptyWriting);
          await queries.invalidateQueries({ queryKey: queryKeys.noticeLists("draft") });
        },
        onRetry: () => void list.refetch(),
      }}
      held={sending.held}
      onCancelHeld={sending.cancel}
    />
  );
}

/** Whether somebody among the recipients is no longer there; then the members are read again. */
function useHasGone(error: Error | null) {
  const queries = useQueryClient();
  const hasGone = error instanceof Failure && error.fields?.member_ids !== undefined;
  useEffect(() => {
    if (hasGone) void queries.invalidateQueries({ queryKey: queryKeys.members });
  }, [hasGone, queries]);
  return hasGone;
}

/** Players whom a coach often writes to: without a record for days, and not yet today. */
function useSuggested() {
  const { call } = useServices();
  const open = useQuery(openItemsQuery(call));
  const home = useQuery(homeQuery(call));
  const players = open.data?.players ?? [];
  return {
    noRecord: players
      .filter(({ items }) => items.some(({ kind }) => kind === "record"))
      .map(({ member_id }) => member_id),
    notToday: (home.data?.practice?.today ?? []).flatMap((stage) =>
      stage.players.filter(({ submitted }) => !submitted).map(({ id }) => id),
    ),
    openPlayers: open.data ? players.length : null,
  };
}

const historySection = "notification-history";
/** How far ahead a notice is compared with what is planned. */
const checkedDays = 60;
const none = [] as const;

const nobody = {
  status: "ready",
  value: { players: 0, families: 0, emails: 0, without_email: [], mail: true },
} as const;
