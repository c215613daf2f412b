import {
  getYearState,
  listMembers,
  type Member,
  runYearChange,
  undoYearChange,
  type YearChangeDraft,
} from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { rereadOnConflict } from "../../data/conflict.ts";
import { toLoadable } from "../../data/loadable.ts";
import { invalidateAll, queryKeys, rosterKeys } from "../../data/queryKeys.ts";
import type { PrefetchServices } from "../../services/services.ts";

const yearQuery = (call: Call) =>
  queryOptions({ queryKey: queryKeys.yearChange, queryFn: ({ signal }) => call(getYearState, { signal }) });

/** The whole roster, page after page: a change names every member, however many a team has. */
const rosterQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.roster,
    queryFn: async ({ signal }) => {
      const members: Member[] = [];
      for (let page = 1; ; page += 1) {
        const reply = await call(listMembers, { query: { state: "active", sort: "id", page }, signal });
        members.push(...reply.members);
        if (reply.members.length === 0 || members.length >= reply.total) return members;
      }
    },
  });

export const prefetchYearChange = ({ call, queries }: PrefetchServices) =>
  Promise.all([queries.prefetchQuery(yearQuery(call)), queries.prefetchQuery(rosterQuery(call))]);

/** What the year change is decided from, and the two ways to change it. Both reject with the `Failure`. */
export function useYearChange(call: Call) {
  const queries = useQueryClient();
  const query = yearQuery(call);
  const year = useQuery(query);
  const members = useQuery(rosterQuery(call));

  const readMembers = async () => {
    void invalidateAll(queries, [queryKeys.memberDetails, ...rosterKeys]);
    await queries.invalidateQueries({ queryKey: queryKeys.members });
  };
  const readAll = () => invalidateAll(queries, [query.queryKey, queryKeys.members]);

  return {
    year: toLoadable(year),
    members: toLoadable(members),
    run: async (body: YearChangeDraft) => {
      queries.setQueryData(query.queryKey, await rereadOnConflict(call(runYearChange, { body }), readAll));
      void readMembers();
    },
    undo: async (id: number) => {
      const before = await rereadOnConflict(call(undoYearChange, { body: { id } }), readAll);
      // The plan that comes back is made of the grades as they were.
      await readMembers();
      queries.setQueryData(query.queryKey, before);
    },
    retry: () => {
      for (const part of [year, members]) if (part.error) void part.refetch();
    },
  };
}
