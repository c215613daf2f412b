import { addDays, type PlayerNote } from "@kyuseki/domain";
import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toLoadable } from "../../data/loadable.ts";
import { daysOfMonth, playerNotesQuery, readEveryPlayerNote } from "../../data/playerNotes.ts";
import { reportFailure } from "../../services/reportFailure.ts";
import { useServices } from "../../services/services.ts";

/** A month of one player's notes, and the earlier months that were asked for after it. */
export function usePlayerNotes(id: number, month: string, today: string) {
  const services = useServices();
  const { call } = services;
  const [asked, setAsked] = useState<{ month: string; earlier: readonly string[] }>({ month, earlier: [] });
  const earlier = asked.month === month ? asked.earlier : [];
  const main = useQuery({
    ...playerNotesQuery(call, id, daysOfMonth(month, today)),
    placeholderData: keepPreviousData,
  });
  // At midnight other days are asked for; what was shown stays where those cannot be read.
  const before = useQuery({ ...playerNotesQuery(call, id, daysOfMonth(month, addDays(today, -1))), enabled: false });
  const data = main.data ?? before.data;
  const pages = useQueries({ queries: earlier.map((each) => playerNotesQuery(call, id, daysOfMonth(each, today))) });
  const last = pages.at(-1);
  // While another month is on its way, the last one stands.
  const present = main.isPlaceholderData ? (data?.notes ?? []) : notesOf(month, data?.notes);
  const notes = [...present, ...pages.flatMap(({ data }, index) => notesOf(earlier[index], data?.notes))];

  return {
    player: toLoadable({ data, error: main.error }),
    notes,
    firstMonth: earlier.findLast((_month, index) => pages[index]?.data !== undefined) ?? month,
    more: { busy: last?.isFetching ?? false, failed: (last?.isError && !last.isFetching) ?? false },
    onMore: (wanted: string) => {
      if (earlier.includes(wanted)) void last?.refetch();
      else setAsked({ month, earlier: [...earlier, wanted] });
    },
    readAll: () =>
      reportFailure(services, readEveryPlayerNote(call, id, data?.first_day ?? null, data?.today ?? today)),
    onRetry: () => void main.refetch(),
  };
}

const notesOf = (month: string | undefined, notes: readonly PlayerNote[] = []) =>
  notes.filter(({ day }) => month !== undefined && day.startsWith(month));
