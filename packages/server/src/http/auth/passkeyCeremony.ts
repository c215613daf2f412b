import { randomBytes } from "node:crypto";
import { type Assertion, accountLimits, product, type Registration } from "@kyuseki/domain";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Queryable } from "../../db/pool.ts";
import { type ChallengeUse, deleteChallenge, insertChallenge } from "../../store/account/passkeyChallenges.ts";
import { type Credential, findCredential, updatePasskeyUsed } from "../../store/account/passkeys.ts";
import type { PasskeySite } from "./passkeySite.ts";

/** EdDSA, ES256 and RS256 of COSE: what authenticators have, and Node without experimental features verifies. */
const algorithms = [-8, -7, -257];
const lifetimeMs = accountLimits.challengeMinutes * 60 * 1000;

type Person = { id: number; handle: Buffer; name: string; email: string };

/** Options for a new passkey of this person, on a device that has none of theirs yet. */
export async function registrationOptions(
  db: Queryable,
  site: PasskeySite,
  person: Person,
  known: readonly Credential[],
  now: Date,
) {
  return generateRegistrationOptions({
    rpName: product.name,
    rpID: site.rpId,
    userID: new Uint8Array(person.handle),
    userName: person.email,
    userDisplayName: person.name,
    challenge: await newChallenge(db, { purpose: "register", user_id: person.id }, now),
    timeout: lifetimeMs,
    excludeCredentials: known.map(descriptorOf),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** What a device has registered; undefined when it is not an answer to this person's options. */
export async function readRegistration(
  db: Queryable,
  site: PasskeySite,
  userId: number,
  registration: Registration,
  now: Date,
) {
  const use = { purpose: "register", user_id: userId } as const;
  const verified = await verifyRegistrationResponse({
    // The library types the transports as the ones it knows, and passes on others.
    response: { ...registration, clientExtensionResults: {} } as Parameters<
      typeof verifyRegistrationResponse
    >[0]["response"],
    expectedChallenge: (challenge) => deleteChallenge(db, Buffer.from(challenge, "base64url"), use, now),
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(refusedUnlessDatabase);
  const info = verified?.registrationInfo;
  if (!info) return undefined;
  return {
    credential_id: Buffer.from(info.credential.id, "base64url"),
    public_key: Buffer.from(info.credential.publicKey),
    counter: info.credential.counter,
    transports: registration.response.transports ?? [],
    aaguid: info.aaguid,
  };
}

/** Options to use a passkey: one of `known`, or, while nobody knows who it is, any of this site. */
export async function assertionOptions(
  db: Queryable,
  site: PasskeySite,
  use: ChallengeUse,
  known: readonly Credential[],
  now: Date,
) {
  return generateAuthenticationOptions({
    rpID: site.rpId,
    challenge: await newChallenge(db, use, now),
    timeout: lifetimeMs,
    userVerification: "required",
    ...(known.length > 0 && { allowCredentials: known.map(descriptorOf) }),
  });
}

/**
 * Whose account the passkey that answered is of, once its use is written down; undefined when the answer is to nothing that was asked, to
 * somebody else's question, of another site, or of a copied authenticator (its counter lags).
 */
export async function readAssertion(
  db: Queryable,
  site: PasskeySite,
  use: ChallengeUse,
  assertion: Assertion,
  now: Date,
): Promise<number | undefined> {
  const found = await findCredential(db, Buffer.from(assertion.id, "base64url"));
  // An unknown one costs a verification as well.
  const credential = found ?? nobodysCredential;
  const verified = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} },
    expectedChallenge: (challenge) => deleteChallenge(db, Buffer.from(challenge, "base64url"), use, now),
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    credential: {
      id: credential.credential_id.toString("base64url"),
      publicKey: new Uint8Array(credential.public_key),
      counter: credential.counter,
    },
  }).catch(refusedUnlessDatabase);
  if (!verified?.verified || !found) return undefined;
  if (use.user_id !== null && found.user_id !== use.user_id) return undefined;
  const isUsed = await updatePasskeyUsed(db, found, verified.authenticationInfo.newCounter, now);
  return isUsed ? found.user_id : undefined;
}

async function newChallenge(db: Queryable, use: ChallengeUse, now: Date) {
  const challenge = randomBytes(32);
  await insertChallenge(db, challenge, use, new Date(now.getTime() + lifetimeMs));
  return new Uint8Array(challenge);
}

const descriptorOf = ({ credential_id, transports }: Credential) => ({
  id: credential_id.toString("base64url"),
  transports,
});

/** The library says every fault of an answer by throwing a plain `Error`; errors of the database carry a code. */
function refusedUnlessDatabase(error: unknown): undefined {
  if (!(error instanceof Error) || "code" in error) throw error;
}

/** A P-256 key that nobody holds. */
const nobodysCredential: Pick<Credential, "credential_id" | "public_key" | "counter"> = {
  credential_id: Buffer.alloc(32),
  public_key: Buffer.from(
    "a5010203262001215820" +
      "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296" +
      "225820" +
      "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5",
    "hex",
  ),
  counter: 0,
};
