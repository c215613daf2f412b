import { getMember } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../queryKeys.ts";

/** One member with everything known of them. */
export const memberQuery = (call: Call, id: number) =>
  queryOptions({
    queryKey: queryKeys.member(id),
    queryFn: ({ signal }) => call(getMember, { params: { id }, signal }),
  });
