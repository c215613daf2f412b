import { asksForProof, isOfOtherTeam } from "@kyuseki/domain";
import { type Call, createClient } from "@kyuseki/domain/client";
import { onlineManager } from "@tanstack/react-query";
import { trackedPath } from "../navigation/match.ts";
import type { App } from "../services/app.ts";
import { createDraftStorage } from "../services/drafts/draftStorage.ts";
import { createEventBus } from "../services/events/eventBus.ts";
import { consumePrefetched, forgetPrefetched } from "../services/prefetchedResponses.ts";
import { createProofRequests } from "../services/proofRequests.ts";
import { createQueryClient } from "../services/queryClient.ts";
import type { Services } from "../services/services.ts";
import { forgetUserIds } from "../services/session/accountUserIds.ts";
import { followTabs } from "../services/session/openTabs.ts";
import { setSessionExpiredFlag } from "../services/session/sessionExpiredFlag.ts";
import { checkSession, endsSession } from "../services/session/signing.ts";
import { eraseStoredAnswers } from "../services/storedAnswers/eraseStoredAnswers.ts";
import { withStoredAnswers } from "../services/storedAnswers/withStoredAnswers.ts";
import { deferTracking } from "../services/tracking/deferTracking.ts";

/** Session and client know each other only here: answers renew the token, a 401 ends the session (SE-5, SE-6). */
export function createServices(app: App): Services {
  const { session, log } = app;
  const queries = createQueryClient();
  const bus = createEventBus();
  const reload = () => bus.emit("reload", null);
  const tracking = deferTracking({ config: app.config, session, trackedPath, reload, origin: app.network?.baseURL });
  const tabs = followTabs(window.navigator.locks);
  const drafts = createDraftStorage({
    storage: () => window.localStorage,
    now: () => Date.now(),
    isHere: (userId) => {
      const shown = session.shown();
      return shown.status === "signed_in" && shown.user.id === userId;
    },
    events: window,
    tab: tabs.id,
  });
  const proof = createProofRequests();
  const { call: ask, prepare } = createClient({
    ...app.network,
    prefetched: consumePrefetched,
    token: session.token,
    team: () => {
      const shown = session.shown();
      return shown.status === "signed_in" ? shown.team.team_id : null;
    },
    isOffline: () => !onlineManager.isOnline(),
    onAnswer: ({ method }, token) => {
      onlineManager.setOnline(true);
      session.renew(token);
      if (method !== "GET") forgetPrefetched();
    },
    onFailure: (endpoint, failure, token) => {
      // An answer to a token that is no longer ours says nothing about the present one.
      if (token === null || token !== session.token()) return;
      if (isOfOtherTeam(failure)) return bus.emit("teamMoved", null);
      if (failure.code === "forbidden" && !asksForProof(failure)) void recheckSession();
      if (!endsSession(endpoint, failure)) return;
      if (session.read().status !== "signed_in") return session.signOut("expired");
      session.signOut("expired_in_use");
      setSessionExpiredFlag();
      bus.emit("failure", failure);
      bus.emit("reload", null);
    },
    log: (status) => log(`HTTP ${status}`),
  });
  const send = withStoredAnswers(ask, app);
  /** A call that asks for a proof is made again once the coach has given it: nothing of it is lost. */
  const call: Call = async (endpoint, ...input) => {
    try {
      return await send(endpoint, ...input);
    } catch (error) {
      if (!asksForProof(error) || !(await proof.ask())) throw error;
      return send(endpoint, ...input);
    }
  };
  /** After a 403 the rights have changed: the session is checked once, however many calls were refused (T6). */
  let recheck: Promise<void> | null = null;
  const recheckSession = () => {
    recheck ??= checkSession(session, call, log).finally(() => {
      recheck = null;
    });
    return recheck;
  };
  const followSession = () => {
    const state = session.read();
    if (state.status === "signed_out") eraseStoredAnswers();
    if (state.status === "signed_in") drafts.restoreRescued(state.user.id);
    if (state.status === "signed_out" && state.reason === "left") {
      drafts.forgetAll();
      forgetUserIds();
    }
    if (state.status === "signed_out" && state.reason === "elsewhere") drafts.rescue();
    // After an expiry in use the page stands until it is loaded again.
    if (session.shown().status === "signed_out") queries.clear();
  };
  followSession();
  session.subscribe(followSession);
  return { ...app, call, prepareCalls: prepare, queries, bus, drafts, tabs, tracking, proof };
}
