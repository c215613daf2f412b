import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { type Route, routes } from "../navigation/routeTable.ts";
import { loadScreen } from "../routes/screens.ts";
import type { ChunkLoader } from "../services/chunkLoader.ts";
import { AppFrame } from "./AppFrame.tsx";
import { RouteErrorPage } from "./RouteErrorPage.tsx";
import { RouteFrame } from "./RouteFrame.tsx";

export type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves when the chunk of the first page is there, so that nothing but the page itself is ever drawn. */
export async function openRouter(chunks: ChunkLoader): Promise<Router> {
  const screen = (route: Route): RouteObject => ({
    // Not the screen's own: on a first page a route whose chunk did not arrive draws its fallback, which is nothing.
    errorElement: <RouteErrorPage />,
    children: [
      {
        path: route.path,
        lazy: () =>
          chunks.load(
            () => loadScreen(route),
            () => nextAddress(router),
          ),
      },
    ],
  });

  /** Drawn outside of the router (`RouteFrame`): the page before it stays until the login has arrived. */
  const login: RouteObject = {
    path: "/login",
    lazy: async () => {
      await chunks.load(
        () => import("../login/LoginPage.tsx"),
        () => nextAddress(router),
      );
      return { element: null };
    },
  };

  const router = createBrowserRouter([
    {
      element: <RouteFrame />,
      errorElement: <RouteErrorPage />,
      // Until then the splash of index.html, or the login, stands.
      HydrateFallback: Nothing,
      children: [
        { element: <AppFrame />, children: shellRoutes.map(screen) },
        login,
        // Redirects and unknown paths: the frame decides.
        { path: "*", element: null },
      ],
    },
  ]);
  await initialized(router);
  return router;
}

/**
 * Asks for the files of the page somebody goes to. Only once the pages are drawn: the router keeps a step taken before
 * that for the one who listens first, which must be the component that draws them. Answers how to stop.
 */
export const followFiles = (router: Router) =>
  router.subscribe(({ navigation: { location } }) => {
    if (location) window.prefetchFiles?.(location.pathname);
  });

function Nothing() {
  return null;
}

const table: readonly Route[] = routes;
const shellRoutes = table.filter(({ alone }) => !alone);

/** Where the person is going; on the first page, where they are. */
function nextAddress({ state }: Router): string {
  const { pathname, search, hash } = state.navigation.location ?? state.location;
  return pathname + search + hash;
}

function initialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
