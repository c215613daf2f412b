import type { Call } from "@kyuseki/domain/client";
import type { QueryClient } from "@tanstack/react-query";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { App } from "./app.ts";
import type { DraftStorage } from "./drafts/draftStorage.ts";
import type { EventBus } from "./events/eventBus.ts";
import type { ProofRequests } from "./proofRequests.ts";
import type { OpenTabs } from "./session/openTabs.ts";
import type { SessionState } from "./session/session.ts";
import type { Tracking } from "./tracking/createTracking.ts";

/** The app, its ways to the server, and what it says to itself. */
export type Services = App & {
  call: Call;
  /** Brings what the first call would wait for. */
  prepareCalls: () => Promise<void>;
  queries: QueryClient;
  bus: EventBus;
  drafts: DraftStorage;
  tabs: OpenTabs;
  tracking: Pick<Tracking, "pageView">;
  proof: ProofRequests;
};

/** What a page's first requests need of them. */
export type PrefetchServices = Pick<Services, "call" | "queries" | "log">;

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("useServices is used outside of ServicesProvider");
  return services;
}

export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.shown);
}

export type SignedIn = Extract<SessionState, { status: "signed_in" }>;

/** The signed-in coach, for pages and dialogs that the shell draws for nobody else. */
export function useSignedIn(): SignedIn {
  const session = useSession();
  if (session.status !== "signed_in") throw new Error("useSignedIn is used where nobody is signed in");
  return session;
}
