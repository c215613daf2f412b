import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router-dom";
import type { ChunkLoader } from "../src/services/chunkLoader.ts";
import type { Services } from "../src/services/services.ts";
import { ShellProvider } from "../src/services/shellContext.ts";
import { Page } from "../src/shell/AppProviders.tsx";
import { withServices } from "./teamServer.tsx";

type RenderOptions = {
  /** The address; of several the last one, which was reached over the others. */
  at?: string | string[];
  /** By default no part arrives that comes later: jsdom has no place for charts, calendars and dialogs. */
  chunks?: ChunkLoader;
  /** Stands beside the page, as the shell's hosts do. */
  host?: ReactNode;
};

/** Pages within the providers of the shell. */
export function renderRoutes(
  services: Services,
  routes: RouteObject[],
  { at = "/", chunks = noChunks, host }: RenderOptions = {},
): RenderResult & { router: ReturnType<typeof createMemoryRouter> } {
  const Providers = withServices(services);
  const router = createMemoryRouter(routes, { initialEntries: [at].flat() });
  const page = render(
    <Page>
      <Providers>
        <ShellProvider value={{ chunks, exitToLogin: () => undefined }}>
          <RouterProvider router={router} />
        </ShellProvider>
        {host}
      </Providers>
    </Page>,
  );
  return { ...page, router };
}

/** Every part arrives. */
export const everyChunk: ChunkLoader = { load: (chunk) => chunk(), settled: () => {} };

const noChunks: ChunkLoader = { load: () => new Promise<never>(() => {}), settled: () => {} };
