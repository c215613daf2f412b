import { assertionOptions, registrationOptions } from "../http/auth/passkeyCeremony.ts";
import { newToken, tokenHash } from "../security/tokens.ts";
import { insertTicket } from "../store/account/passkeyChallenges.ts";
import { addTestPasskey, createAuthenticator, testSite } from "./account/authenticator.fixture.ts";
import type { Fixture } from "./rightsFixture.fixture.ts";

/** Of whoever of team A calls. */
export const ownPasskey = 1_500_000_000;

/** The passkey becomes the caller's, unless they are of another team. */
async function takePasskey({ db, now, teamId, callerId }: Fixture) {
  await db.query(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
     select $1, id, 'own', 'key', 0, '{}', 'x', $4 from users where id = $2 and team_id = $3
     on conflict (id) do update set user_id = excluded.user_id`,
    [ownPasskey, callerId, teamId, now],
  );
}

export async function passkeyName(fixture: Fixture) {
  await takePasskey(fixture);
  return { name: "新しい名前" };
}

export async function passkeyOfCaller(fixture: Fixture) {
  await takePasskey(fixture);
  return undefined;
}

/** Codes are made only beside a passkey. */
export async function anyPasskey({ db, now, callerId }: Fixture) {
  await db.query("delete from passkeys where user_id = $1", [callerId]);
  if (callerId > 0) await addTestPasskey(db, callerId, now);
  return undefined;
}

export async function registration({ db, now, coachId, callerId }: Fixture) {
  const id = callerId || coachId;
  const person = { id, handle: Buffer.from("person"), name: "x", email: "x@rights.example" };
  return { registration: createAuthenticator().register(await registrationOptions(db, testSite, person, [], now)) };
}

async function assertionFor({ db, now, coachId }: Fixture, purpose: "sign_in" | "second_step") {
  await db.query("delete from passkeys where user_id = $1", [coachId]);
  const { device } = await addTestPasskey(db, coachId, now);
  const user_id = purpose === "sign_in" ? null : coachId;
  return device.answer(await assertionOptions(db, testSite, { purpose, user_id }, [], now));
}

export const passkeySignIn = async (fixture: Fixture) => ({ assertion: await assertionFor(fixture, "sign_in") });

export async function secondStep(fixture: Fixture) {
  const ticket = newToken();
  const expires_at = new Date(fixture.now.getTime() + 1000);
  const stored = { ticket_hash: tokenHash(ticket), user_id: fixture.coachId, remember: false, expires_at };
  await insertTicket(fixture.db, stored);
  return { ticket, assertion: await assertionFor(fixture, "second_step") };
}
