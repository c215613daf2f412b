import { getJoinCode, type JoinCode } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../queryKeys.ts";

/** The team's QR code; null when none is in use. */
export const joinCodeQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.joinCode,
    queryFn: async ({ signal }) => withUrl((await call(getJoinCode, { signal })).join_code),
  });

/** With the address that the QR code holds. */
export const withUrl = (code: JoinCode | null) =>
  code && { ...code, url: `${window.location.origin}/join#${encodeURIComponent(code.code)}` };
