import { Failure, logoTypes, type Team, uploadLogo } from "@kyuseki/domain";
import type { Services } from "../../services/services.ts";
import { checkSession } from "../../services/session/signing.ts";
import { queryKeys } from "../queryKeys.ts";
import { removeTeamLogo } from "./team.ts";

type LogoServices = Pick<Services, "call" | "queries" | "session" | "log">;

/** Stores the logo and shows it in the shell. Rejects with the `Failure`; the same blob may be sent again (I9). */
export async function saveLogo(services: LogoServices, logo: Blob): Promise<void> {
  const type = logoTypes.find((known) => known === logo.type);
  if (!type) throw new Failure("invalid");
  const body = new Uint8Array(await logo.arrayBuffer());
  await show(services, await services.call(uploadLogo, { body, type }));
}

/** Removes the logo; why that failed is logged, and the failure says only that the logo is unchanged (ER-3). */
export async function clearLogo(services: LogoServices): Promise<void> {
  const team = await removeTeamLogo(services.call, services.log);
  if (!team) throw new Failure("unavailable");
  await show(services, team);
}

async function show({ call, queries, session, log }: LogoServices, team: Team) {
  queries.setQueryData(queryKeys.team, team);
  // The logo in the shell comes with the session.
  await checkSession(session, call, log);
}
