import { addPasskey, prove, startPasskey, startProof } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { createPasskey, type NoPasskey, readAssertion } from "../services/passkeys.ts";

/** Lets this device make a passkey, and keeps it. Rejects with a `Failure`. */
export async function registerPasskey(call: Call): Promise<"added" | NoPasskey> {
  const { options } = await call(startPasskey);
  const registration = await createPasskey(options);
  if (typeof registration === "string") return registration;
  await call(addPasskey, { body: { registration } });
  return "added";
}

/** Shows who is here by a passkey. Rejects with a `Failure`. */
export async function proveByPasskey(call: Call): Promise<"proven" | "cancelled"> {
  const { options } = await call(startProof);
  const assertion = options && (await readAssertion(options));
  if (!assertion) return "cancelled";
  await call(prove, { body: { assertion } });
  return "proven";
}
