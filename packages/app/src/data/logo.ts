import { Failure, logoTypes, type Team, uploadLogo } from "@kyuseki/domain";
import type { Services } from "../services/services.ts";
import { checkSession } from "../services/session/signing.ts";
import { removeTeamLogo } from "./team.ts";

type Ways = Pick<Services, "call" | "queries" | "session" | "log">;

/** I9. Afterwards the team's own page and the shell show it. Rejects with the `Failure`; the same blob may be sent again. */
export async function saveLogo(ways: Ways, logo: Blob): Promise<void> {
  const type = logoTypes.find((known) => known === logo.type);
  if (!type) throw new Failure("invalid");
  const body = new Uint8Array(await logo.arrayBuffer());
  await show(ways, await ways.call(uploadLogo, { body, type }));
}

/** ER-3: why it failed is logged; whoever asked is told only that the logo stands. */
export async function clearLogo(ways: Ways): Promise<void> {
  const team = await removeTeamLogo(ways.call, ways.log);
  if (!team) throw new Failure("unavailable");
  await show(ways, team);
}

async function show({ call, queries, session, log }: Ways, team: Team) {
  queries.setQueryData(["team"], team);
  // The mark in the shell is the session's.
  await checkSession(session, call, log);
}
