import type { WebAuthnOptions } from "@kyuseki/domain";
import { AuthenticatorEmulator, PasskeysCredentialsMemoryRepository, WebAuthnEmulator } from "nid-webauthn-emulator";
import type { Queryable } from "../../db/pool.ts";
import { type assertionOptions, readRegistration, registrationOptions } from "../../http/auth/passkeyCeremony.ts";
import { insertPasskey, listCredentials } from "../../store/account/passkeys.ts";

/** Where `app.inject` calls, as a browser on that machine says it. */
export const testSite = { origin: "http://localhost", rpId: "localhost" };

type CreationOptions = Parameters<WebAuthnEmulator["createJSON"]>[1];
type RequestOptions = Parameters<WebAuthnEmulator["getJSON"]>[1];

/** A phone or a security key in software. */
export function createAuthenticator() {
  const emulator = new WebAuthnEmulator(
    new AuthenticatorEmulator({ credentialsRepository: new PasskeysCredentialsMemoryRepository() }),
  );
  return {
    /** The server's options come as JSON that the browser reads. */
    register: (options: WebAuthnOptions | object, origin = testSite.origin) =>
      emulator.createJSON(origin, options as CreationOptions),
    answer: (options: WebAuthnOptions | Awaited<ReturnType<typeof assertionOptions>>, origin = testSite.origin) =>
      emulator.getJSON(origin, options as RequestOptions),
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** Gives a person a passkey without a call. Returns its id, and the authenticator that holds it. */
export async function addTestPasskey(db: Queryable, userId: number, now: Date, device = createAuthenticator()) {
  const person = { id: userId, handle: Buffer.from(`person ${userId}`), name: "高橋 健", email: "coach@test.example" };
  const known = await listCredentials(db, userId);
  const registration = device.register(await registrationOptions(db, testSite, person, known, now));
  const sent = { ...registration, type: "public-key" } as Parameters<typeof readRegistration>[3];
  const made = await readRegistration(db, testSite, userId, sent, now);
  const passkey = made && (await insertPasskey(db, { ...made, user_id: userId, name: "試験のパスキー" }, now));
  if (!passkey) throw new Error("the passkey was refused");
  return { id: passkey.id, device };
}
