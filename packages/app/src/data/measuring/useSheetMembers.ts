import type { MeasuringSheet, Member } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import type { Loadable } from "@kyuseki/ui";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { toLoadable } from "../loadable.ts";
import { formerMembersQuery, membersQuery } from "../members/useMembers.ts";

/** The members, with those of the past where a closed day's sheet names one of them. */
export function useSheetMembers(call: Call, sheet: MeasuringSheet | undefined) {
  const present = useQuery(membersQuery(call));
  const here = useMemo(() => new Set(present.data?.map(({ id }) => id)), [present.data]);
  const measured = sheet && sheet.day.closed_at !== null ? sheet.rows : [];
  const needsPast = present.data !== undefined && measured.some(({ member_id }) => !here.has(member_id));
  const past = useQuery({ ...formerMembersQuery(call), enabled: needsPast });
  const both = useMemo(() => [...(present.data ?? []), ...(past.data ?? [])], [present.data, past.data]);
  const searched: Loadable<readonly Member[]> = toLoadable(needsPast ? past : present);
  return {
    members: needsPast && searched.status === "ready" ? { ...searched, value: both } : searched,
    retry: () => void (needsPast ? past : present).refetch(),
  };
}
