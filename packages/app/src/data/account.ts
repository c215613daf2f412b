import { getAccount, listCoaches, listPasskeys, listSessions } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./queryKeys.ts";

/** The signed-in person's own account (BE-9). */
export const accountQuery = (call: Call) =>
  queryOptions({ queryKey: queryKeys.account, queryFn: ({ signal }) => call(getAccount, { signal }) });

/** Where they are signed in. */
export const sessionsQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.sessions,
    queryFn: async ({ signal }) => (await call(listSessions, { signal })).sessions,
  });

/** The team's coaches and the open invitations. */
export const coachesQuery = (call: Call) =>
  queryOptions({ queryKey: queryKeys.coaches, queryFn: ({ signal }) => call(listCoaches, { signal }) });

/** Their passkeys and recovery codes. */
export const passkeysQuery = (call: Call) =>
  queryOptions({ queryKey: queryKeys.passkeys, queryFn: ({ signal }) => call(listPasskeys, { signal }) });
