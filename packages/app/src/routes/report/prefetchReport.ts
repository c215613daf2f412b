import type { Call } from "@kyuseki/domain/client";
import type { FetchQueryOptions } from "@tanstack/react-query";
import { membersQuery } from "../../data/members/useMembers.ts";
import type { ViewAddress } from "../../navigation/defineView.ts";
import type { PathParams } from "../../navigation/match.ts";
import { viewOnArrival } from "../../navigation/useAddressView.ts";
import type { PrefetchServices } from "../../services/services.ts";
import { reportIdFrom } from "./useReportId.ts";

/** The `prefetch` of a page of one player's report: whose report it is, and what `query` reads. */
export const prefetchReport =
  <View extends object, Answer, Key extends readonly unknown[]>(
    section: string,
    address: ViewAddress<View>,
    query: (call: Call, id: number, view: View) => FetchQueryOptions<Answer, Error, Answer, Key>,
  ) =>
  async ({ call, queries }: PrefetchServices, search: string, { member_id = "" }: PathParams): Promise<void> => {
    const id = reportIdFrom(member_id);
    await Promise.all([
      queries.prefetchQuery(membersQuery(call)),
      id !== 0 && queries.prefetchQuery(query(call, id, viewOnArrival(section, address, search))),
    ]);
  };
