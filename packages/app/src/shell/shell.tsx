import type { LoginDraft } from "@kyuseki/domain";
import { JapaneseBehaviour } from "@kyuseki/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactElement, useEffect, useMemo } from "react";
import { RouterProvider } from "react-router-dom";
import type { App } from "../services/app.ts";
import type { ChunkLoader } from "../services/chunkLoader.ts";
import { type Services, ServicesProvider } from "../services/services.ts";
import { checkSession, signIn } from "../services/session/signing.ts";
import { Outside } from "../services/shellContext.ts";
import { createServices } from "./createServices.ts";
import { Notices } from "./Notices.tsx";
import { openRouter, type Router } from "./router.tsx";
import { prefetch } from "./useNavigation.ts";

/** Whose token this is, the chunks of the page at the present address, and its data: all asked for at once. */
export async function prepare(app: App): Promise<void> {
  const services = servicesOf(app);
  const { session, call, log } = services;
  await Promise.all([
    session.read().status === "unchecked" && checkSession(session, call, log),
    prefetch(services, window.location.pathname + window.location.search),
  ]);
}

/** Somebody is about to sign in. */
export const approach = (app: App) => servicesOf(app).prepareCalls();

/** Signs in from the door. Rejects with a `Failure`. */
export const enter = (app: App, draft: LoginDraft) => signIn(app.session, servicesOf(app).call, draft);

/** The page at the present address, ready to be drawn. `onLeave` is called when the address has become the door's. */
export async function openHouse(
  app: App,
  { chunks, onLeave }: { chunks: ChunkLoader; onLeave: () => void },
): Promise<ReactElement> {
  const router = await openRouter(chunks);
  return <House key={router.state.location.key} services={servicesOf(app)} {...{ router, chunks, onLeave }} />;
}

type HouseProps = { services: Services; router: Router; chunks: ChunkLoader; onLeave: () => void };

function House({ services, router, chunks, onLeave }: HouseProps) {
  useEffect(() => () => router.dispose(), [router]);
  // The page was drawn with answers asked for ahead; what comes now needs the way itself, and may meet a bad network.
  useEffect(() => void services.prepareCalls(), [services]);
  const outside = useMemo(() => ({ chunks, leave: onLeave }), [chunks, onLeave]);

  return (
    <ServicesProvider value={services}>
      <Outside value={outside}>
        <QueryClientProvider client={services.queries}>
          <JapaneseBehaviour>
            <RouterProvider router={router} />
            <Notices />
          </JapaneseBehaviour>
        </QueryClientProvider>
      </Outside>
    </ServicesProvider>
  );
}

/** AP-3 limits the requests of a tab, so a tab has one client however often somebody signs in. */
const made = new WeakMap<App, Services>();

function servicesOf(app: App): Services {
  const services = made.get(app) ?? createServices(app);
  made.set(app, services);
  return services;
}
