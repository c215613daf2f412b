import {
  getInformation,
  type Information,
  type InformationCategory,
  listInformation,
  readInformation,
} from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../queryKeys.ts";

type InformationConditions = { category: InformationCategory | null; q: string };

/** What the provider has published, page by page. */
export const informationQuery = (call: Call, { category, q }: InformationConditions) => {
  const conditions = { ...(category && { category }), ...(q.trim() && { q: q.trim().slice(0, longestSearch) }) };
  return infiniteQueryOptions({
    queryKey: queryKeys.informationList(conditions),
    queryFn: ({ pageParam, signal }) =>
      call(listInformation, { query: { ...conditions, ...(pageParam !== null && { before: pageParam }) }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ more, information }) => (more ? (information.at(-1)?.information_id ?? null) : null),
    placeholderData: keepPreviousData,
  });
};

const longestSearch = 100;

export const informationArticleQuery = (call: Call, id: number) =>
  queryOptions({
    queryKey: queryKeys.informationArticle(id),
    queryFn: ({ signal }) => call(getInformation, { params: { id }, signal }),
  });

/** Marks one, or with null all, as read; lists, home and marks follow. */
export async function markInformationRead(call: Call, queries: QueryClient, id: number | null): Promise<void> {
  const { unread } = await call(readInformation, { body: { information_id: id } });
  queries.setQueryData(queryKeys.informationUnread, unread);
  if (id !== null) {
    queries.setQueryData<Information>(queryKeys.informationArticle(id), (known) => known && { ...known, read: true });
  }
  void queries.invalidateQueries({ queryKey: queryKeys.home });
  await queries.invalidateQueries({ queryKey: queryKeys.informationLists });
}
