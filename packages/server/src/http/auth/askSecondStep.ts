import { accountLimits, type SecondStepAsked } from "@kyuseki/domain";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../db/pool.ts";
import { newToken, tokenHash } from "../../security/tokens.ts";
import { insertTicket } from "../../store/account/passkeyChallenges.ts";
import { listCredentials } from "../../store/account/passkeys.ts";
import { assertionOptions } from "./passkeyCeremony.ts";
import { findPasskeySite } from "./passkeySite.ts";

type Asked = { accountId: number; remember: boolean; now: Date; request: FastifyRequest };

/** After a right password: a ticket for the second step, and what the person's passkeys are to sign. */
export async function askSecondStep(
  { db, publicUrl }: { db: Db; publicUrl: string | undefined },
  { accountId, remember, now, request }: Asked,
): Promise<SecondStepAsked> {
  const ticket = newToken();
  const expires_at = new Date(now.getTime() + accountLimits.challengeMinutes * 60 * 1000);
  await insertTicket(db, { ticket_hash: tokenHash(ticket), user_id: accountId, remember, expires_at });
  const site = findPasskeySite(publicUrl, request);
  const use = { purpose: "second_step", user_id: accountId } as const;
  const options = site && (await assertionOptions(db, site, use, await listCredentials(db, accountId), now));
  return { success: false, ticket, options: options ? { ...options } : null };
}
