import {
  Failure,
  getTeam,
  getTeamSecondFactor,
  removeLogo,
  type Team,
  type TeamDraft,
  updateTeam,
} from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../queryKeys.ts";

type Log = (message: string) => void;

/** Logs a failure and rejects with it (ER-3). */
export const fetchTeam = (call: Call, log: Log): Promise<Team> =>
  call(getTeam).catch((error) => logged(error, "team fetch", log));

export const teamQuery = (call: Call, log: Log) =>
  queryOptions({ queryKey: queryKeys.team, queryFn: () => fetchTeam(call, log) });

/** Managers only. */
export const teamSecondFactorQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.teamSecondFactor,
    queryFn: ({ signal }) => call(getTeamSecondFactor, { signal }),
  });

/** Logs a failure and rejects with it (ER-3). */
export const saveTeam = (call: Call, log: Log, body: TeamDraft): Promise<Team> =>
  call(updateTeam, { body }).catch((error) => logged(error, "team update", log));

/** Answers null after a failure, which is logged; the logo is unchanged then (ER-3). */
export async function removeTeamLogo(call: Call, log: Log): Promise<Team | null> {
  try {
    return await call(removeLogo);
  } catch (error) {
    log(sentence(error, "logo removal"));
    return null;
  }
}

function logged(error: unknown, what: string, log: Log): never {
  log(sentence(error, what));
  throw error;
}

const sentence = (error: unknown, what: string) =>
  `${what} failed: ${error instanceof Failure ? `${error.code} ${error.status}` : "unexpected"}`;
