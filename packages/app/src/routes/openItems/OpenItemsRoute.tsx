import { OpenItemsScreen } from "@kyuseki/ui/screens/OpenItems";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { toLoadable } from "../../data/loadable.ts";
import { membersQuery, useMembers } from "../../data/members/useMembers.ts";
import { openItemsQuery, reminderQuery } from "../../data/notices/notices.ts";
import { useAddressView } from "../../navigation/useAddressView.ts";
import { type PrefetchServices, useServices } from "../../services/services.ts";
import { useDayInJapan } from "../../services/useDayInJapan.ts";
import { letterAddress } from "../familyLetters/viewInAddress.ts";
import { useReminders } from "./useReminders.ts";
import { openItemsAddress } from "./viewInAddress.ts";

export const prefetch = ({ call, queries }: PrefetchServices) =>
  Promise.all([queries.prefetchQuery(membersQuery(call)), queries.prefetchQuery(openItemsQuery(call))]);

export function Component() {
  const { call } = useServices();
  const navigate = useNavigate();
  const today = useDayInJapan();
  const { view, change } = useAddressView("open-items", openItemsAddress);
  const open = useQuery(openItemsQuery(call));
  const { members, retry } = useMembers(call);
  const remind = useReminders();
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = chosen ?? firstToRemind(open.data?.players ?? []);
  const mail = useQuery({ ...reminderQuery(call, shown ?? 0), enabled: shown !== null });

  return (
    <OpenItemsScreen
      open={toLoadable(open)}
      members={members}
      today={today}
      view={view}
      onViewChange={change}
      preview={shown === null ? null : { member_id: shown, mail: toLoadable(mail) }}
      onPreview={setChosen}
      onRemind={remind}
      onLetters={(ids) => void navigate(letterAddress(ids))}
      onRetry={() => {
        void open.refetch();
        retry();
      }}
    />
  );
}

/** The first whose family can still be reminded today. */
const firstToRemind = (players: readonly { member_id: number; reach: string; reminded_today: boolean }[]) =>
  players.find(({ reach, reminded_today }) => reach === "mail" && !reminded_today)?.member_id ?? null;
