import {
  type AnyEndpoint,
  Failure,
  getSession,
  isOfOtherTeam,
  isRefusal,
  type LoginDraft,
  login,
  logout,
  type SecondStepAsked,
} from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import type { SessionStore } from "./session.ts";

type Log = (message: string) => void;

/**
 * Asks the server whose token this is. A failure ends the session; when no answer could be had the session stays
 * `unchecked`, is logged, and the app mounts all the same (SE-1, SE-2). A page that shows another club than the open one
 * stays as it is: it is told so (`teamMoved`).
 */
export async function checkSession(session: SessionStore, call: Call, log: Log): Promise<void> {
  const token = session.token();
  if (token === null) return;
  try {
    const reply = await call(getSession);
    // Another call may have heard meanwhile that it is over.
    if (session.token() === token) session.signIn(reply);
  } catch (error) {
    if (isOfOtherTeam(error)) return;
    if (error instanceof Failure && endsHere(error)) session.signOut("expired");
    else log(`session check failed: ${error instanceof Failure ? `${error.code} ${error.status}` : "unexpected"}`);
  }
}

/** A refusal of our server; what stands between, such as a proxy while the server starts, knows nothing of sessions. */
const endsHere = (failure: Failure) => failure.code === "unauthorized" || isRefusal(failure);

/**
 * Goes on once the club's second factor was shown. Rejects with a `Failure` where the session still waits for it, since the
 * server could not be asked.
 */
export async function leaveSecondFactor(session: SessionStore, call: Call, log: Log): Promise<void> {
  await checkSession(session, call, log);
  const state = session.read();
  if (state.status === "signed_in" && state.user.second_factor) throw new Failure("unavailable");
}

/** What is still asked after the password, or null. Rejects with a `Failure`; nothing has changed then. */
export async function signIn(session: SessionStore, call: Call, draft: LoginDraft): Promise<SecondStepAsked | null> {
  const reply = await call(login, { body: draft });
  if (!reply.success) return reply;
  session.signInWith(reply, draft);
  return null;
}

/** Signs out here at once; where the server cannot be told, the session there ends by itself (SE-8). */
export async function signOut(session: SessionStore, call: Call, log: Log): Promise<void> {
  // The call has read the token by the time it returns.
  const told = call(logout);
  session.signOut("left");
  try {
    await told;
  } catch (error) {
    log(
      `logout did not reach the server: ${error instanceof Failure ? `${error.code} ${error.status}` : "unexpected"}`,
    );
  }
}

/** A 401 from any call but these three means that the session has ended (SE-6). */
const aboutSession: readonly string[] = [getSession.id, login.id, logout.id];

export const endsSession = (endpoint: AnyEndpoint, failure: Failure) =>
  failure.code === "unauthorized" && !aboutSession.includes(endpoint.id);
