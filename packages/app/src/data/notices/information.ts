import { getInformation, type Information, listInformation, readInformation } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import type { InformationView } from "@kyuseki/ui";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../queryKeys.ts";

/** One page of what the provider has published. The former answer stays on screen until the new one arrives. */
export const informationQuery = (call: Call, { category, q, order, page, size }: Omit<InformationView, "id">) => {
  const query = {
    ...(category && { category }),
    ...(q.trim() && { q: q.trim().slice(0, longestSearch) }),
    ...(order !== "newest" && { order }),
    page,
    limit: size,
  };
  return queryOptions({
    queryKey: queryKeys.informationList(query),
    queryFn: ({ signal }) => call(listInformation, { query, signal }),
    placeholderData: keepPreviousData,
  });
};

/** The newest, beside one that is open by itself. */
export const newestInformationQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.informationList({}),
    queryFn: ({ signal }) => call(listInformation, { signal }),
  });

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
