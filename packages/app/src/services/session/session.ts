import type { LoginDraft, Session as SessionReply, SessionTeam, SessionUser } from "@kyuseki/domain";
import type { TokenStorage } from "./tokenStorage.ts";

/**
 * Why nobody is signed in. `left`: on purpose; `elsewhere`: on purpose in another tab; `expired`: the server did not
 * know the token when the page opened; `expired_in_use`: it no longer knew it while the page was in use.
 */
export type SignedOutReason = "none" | "left" | "elsewhere" | "expired" | "expired_in_use";

/** Somebody's session in this tab. */
export type SessionState =
  | { status: "signed_out"; reason: SignedOutReason }
  /** There is a token, but the server could not say whose it is. */
  | { status: "unchecked" }
  | { status: "signed_in"; user: SessionUser; team: SessionTeam };

export type SessionStore = {
  read: () => SessionState;
  /** What the page is drawn with: after an expiry in use it stands as it was, until it is loaded again (SE-6). */
  shown: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** The token of this tab. Another tab may hold a different one: see `follow`. */
  token: () => string | null;
  signIn: (reply: SessionReply) => void;
  signInWith: (reply: SessionReply, choice: Pick<LoginDraft, "remember">) => void;
  signOut: (reason: "left" | "expired" | "expired_in_use") => void;
  renew: (token: string | null) => void;
  /** Keeps to what the other tabs do; returns the way to stop (SE-8, R4). */
  follow: (reload: () => void) => () => void;
};

/** `hasExpired`: this page was loaded again because its session had ended. */
export function createSessionStore(tokens: TokenStorage, hasExpired = false): SessionStore {
  let token = tokens.read();
  let state: SessionState =
    token === null ? { status: "signed_out", reason: hasExpired ? "expired" : "none" } : { status: "unchecked" };
  let shown: SessionState = state;
  const listeners = new Set<() => void>();

  const change = (next: SessionState) => {
    state = next;
    if (next.status !== "signed_out" || next.reason !== "expired_in_use") shown = next;
    for (const listener of listeners) listener();
  };
  const forget = (reason: SignedOutReason) => {
    token = null;
    change({ status: "signed_out", reason });
  };

  return {
    read: () => state,
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: () => token,
    signIn: ({ user, team }) => change({ status: "signed_in", user, team }),
    signInWith: (reply, { remember }) => {
      token = reply.token;
      tokens.save(token, remember);
      change({ status: "signed_in", user: reply.user, team: reply.team });
    },
    signOut: (reason) => {
      if (state.status === "signed_out") return;
      tokens.clear(reason === "left");
      forget(reason);
    },
    renew: (used) => {
      if (used !== null && used === token) tokens.renew(used);
    },
    follow: (reload) =>
      tokens.onChange((theirs, isSignOut) => {
        if (theirs === token) return;
        // A new token in the place of another: its owner had signed out in between.
        if (token !== null) forget(isSignOut || theirs !== null ? "elsewhere" : "expired");
        // Somebody else's team must not appear on a page that was drawn for another: it starts again.
        if (theirs !== null) reload();
      }),
  };
}
