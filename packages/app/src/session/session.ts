import type { LoginDraft, Session as SessionReply, SessionTeam, SessionUser } from "@kyuseki/domain";
import type { TokenStorage } from "./tokenStorage.ts";

/** Somebody's session in this tab. `left`: signed out on purpose; `expired`: the server no longer knew the token. */
export type SessionState =
  | { status: "signed_out"; reason: "none" | "left" | "expired" }
  /** There is a token, but the server could not say whose it is. */
  | { status: "unchecked" }
  | { status: "signed_in"; user: SessionUser; team: SessionTeam };

export type SessionStore = {
  read: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** The token of this tab. Another tab may hold a different one: see `follow`. */
  token: () => string | null;
  enter: (reply: SessionReply) => void;
  enterWith: (reply: SessionReply, draft: LoginDraft) => void;
  leave: (reason: "left" | "expired") => void;
  renew: (token: string | null) => void;
  /** SE-8, R4. Keeps to what the other tabs do; returns the way to stop. */
  follow: (reload: () => void) => () => void;
};

export function createSessionStore(tokens: TokenStorage): SessionStore {
  let token = tokens.read();
  let state: SessionState = token === null ? { status: "signed_out", reason: "none" } : { status: "unchecked" };
  const listeners = new Set<() => void>();

  const change = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const forget = (reason: "left" | "expired") => {
    token = null;
    change({ status: "signed_out", reason });
  };

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: () => token,
    enter: ({ user, team }) => change({ status: "signed_in", user, team }),
    enterWith: (reply, draft) => {
      token = reply.token;
      tokens.save(token, draft.remember);
      change({ status: "signed_in", user: reply.user, team: reply.team });
    },
    leave: (reason) => {
      if (state.status === "signed_out") return;
      tokens.clear();
      forget(reason);
    },
    renew: (used) => {
      if (used !== null && used === token) tokens.renew(used);
    },
    follow: (reload) =>
      tokens.onChange((theirs) => {
        if (theirs === token) return;
        // Somebody else's team must not appear on a page that was drawn for another: it starts again.
        if (theirs !== null) return reload();
        forget("left");
      }),
  };
}
