import { Failure } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";

/**
 * The call for as long as this person is signed in here; after that nothing leaves, as without a network. What sends an
 * entry may load for a while, and meanwhile somebody else may have signed in (OF-5).
 */
export const callWhileSignedIn =
  (mayAct: () => boolean, call: Call): Call =>
  (endpoint, ...input) =>
    mayAct() ? call(endpoint, ...input) : Promise.reject(new Failure("unavailable"));
