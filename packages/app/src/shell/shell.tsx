import type { LoginDraft } from "@kyuseki/domain";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactElement, useEffect, useMemo } from "react";
import { RouterProvider } from "react-router-dom";
import type { App } from "../services/app.ts";
import type { ChunkLoader } from "../services/chunkLoader.ts";
import { type Services, ServicesProvider } from "../services/services.ts";
import { checkSession, signIn as signInWith } from "../services/session/signing.ts";
import { ShellProvider } from "../services/shellContext.ts";
import { createServices } from "./createServices.ts";
import { Notices } from "./Notices.tsx";
import { followFiles, openRouter, type Router } from "./router.tsx";
import { prefetch } from "./useNavigation.ts";

/** Whose token this is, the chunks of the page at the present address, and its data: all asked for at once. */
export async function prepare(app: App): Promise<void> {
  const services = servicesOf(app);
  const { session, call, log } = services;
  await Promise.all([
    session.read().status === "unchecked" && checkSession(session, call, log),
    prefetch(services, window.location.pathname + window.location.search + window.location.hash),
  ]);
}

/** Loads what signing in needs, when somebody begins to type on the login, of the given title. */
export function prepareSignIn(app: App, title: string): Promise<void> {
  const { tracking, prepareCalls } = servicesOf(app);
  tracking.pageView(title, window.location.pathname);
  return prepareCalls();
}

/** Signs in from the login page; answers what is still asked. Rejects with a `Failure`. */
export const signIn = (app: App, draft: LoginDraft) => signInWith(app.session, servicesOf(app).call, draft);

/** The way to the server before anybody is signed in. */
export const callOf = (app: App) => servicesOf(app).call;

/** The page at the present address, ready to be drawn. `onExitToLogin` is called when the address has become the login's. */
export async function mountShell(
  app: App,
  { chunks, onExitToLogin }: { chunks: ChunkLoader; onExitToLogin: () => void },
): Promise<ReactElement> {
  const router = await openRouter(chunks);
  return <Shell key={router.state.location.key} services={servicesOf(app)} {...{ router, chunks, onExitToLogin }} />;
}

type ShellProps = { services: Services; router: Router; chunks: ChunkLoader; onExitToLogin: () => void };

function Shell({ services, router, chunks, onExitToLogin }: ShellProps) {
  useEffect(() => () => router.dispose(), [router]);
  useEffect(() => followFiles(router), [router]);
  // The page was drawn with answers prefetched; what comes now needs the way itself, and may meet a bad network.
  useEffect(() => void services.prepareCalls(), [services]);
  const shell = useMemo(() => ({ chunks, exitToLogin: onExitToLogin }), [chunks, onExitToLogin]);

  return (
    <ServicesProvider value={services}>
      <ShellProvider value={shell}>
        <QueryClientProvider client={services.queries}>
          <RouterProvider router={router} />
          <Notices />
        </QueryClientProvider>
      </ShellProvider>
    </ServicesProvider>
  );
}

/** A tab has one client however often somebody signs in, since the requests of a tab are limited (AP-3). */
const made = new WeakMap<App, Services>();

function servicesOf(app: App): Services {
  const services = made.get(app) ?? createServices(app);
  made.set(app, services);
  return services;
}
