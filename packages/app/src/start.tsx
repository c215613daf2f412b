import { type ReactElement, startTransition } from "react";
import type { Root } from "react-dom/client";
import { decide, isLogin } from "./navigation/guard.ts";
import { circumstancesOf } from "./navigation/guardContext.ts";
import type { App } from "./services/app.ts";
import { createChunkLoader } from "./services/chunkLoader.ts";
import { errorNumber } from "./services/errorNumber.ts";
import { forgetViews } from "./services/lastView.ts";
import { limitRescuedDrafts } from "./services/rescuedDrafts.ts";
import { Page } from "./shell/AppProviders.tsx";

/**
 * SE-1. Mounts once it is known who is here and the page they belong to has arrived. There are two places to be: the
 * door (the login, which needs neither router nor data) and the house (everything else).
 */
export async function start(given: App, root: Root): Promise<void> {
  const { session } = given;
  const chunks = createChunkLoader({
    open: (address) => window.location.assign(address),
    memory: () => window.sessionStorage,
    isOnline: () => navigator.onLine,
  });
  const load = <Chunk,>(chunk: () => Promise<Chunk>) => chunks.load(chunk, () => window.location.href);
  const app = { ...given, network: { ...given.network, load } };
  let isAtDoor = false;
  let hasDrawn = false;

  const show = async () => {
    try {
      const page = await pageHere();
      // Otherwise the splash stays until the browser has left.
      if (page) draw(page);
      chunks.settled();
    } catch (error) {
      const number = errorNumber(error);
      app.log(`${number} the page did not open: ${error instanceof Error ? error.stack : error}`);
      const { ErrorPage } = await loadErrorPage().catch(() => ({ ErrorPage: null }));
      if (!ErrorPage) return void window.dispatchEvent(new Event("kyuseki-failed"));
      root.render(
        <Page>
          <main>
            <ErrorPage error={error} number={number} onRetry={() => window.location.reload()} />
          </main>
        </Page>,
      );
    }
  };

  /** The house is drawn in slices, so that no single task holds the page up; the door is small. */
  const draw = (page: ReactElement) => {
    const render = () => root.render(<Page>{page}</Page>);
    if (isAtDoor) render();
    else startTransition(render);
    hasDrawn = true;
  };

  const pageHere = async () => {
    let place = settle(app);
    if (place === "house" || session.read().status === "unchecked") {
      const { prepare } = await load(loadHouse);
      await prepare(app);
      // By now it is known who this is.
      place = settle(app);
    }
    isAtDoor = place === "door";
    if (place === "elsewhere") return null;
    if (place === "door") {
      const { Door } = await load(loadDoor);
      return (
        <Door
          app={app}
          isArrival={hasDrawn}
          onApproach={() => void Promise.allSettled([loadHouse().then(({ approach }) => approach(app))])}
          onSignIn={async (draft) => (await loadHouse()).enter(app, draft)}
        />
      );
    }
    const { openHouse } = await load(loadHouse);
    return openHouse(app, { chunks, onLeave: () => void show() });
  };

  limitRescuedDrafts();
  session.follow(() => window.location.reload());
  session.subscribe(() => {
    if (session.read().status === "signed_out") forgetViews();
    else if (isAtDoor) void show();
  });
  window.addEventListener("popstate", () => {
    if (isAtDoor) void show();
  });
  await show();
}

/** Travels with the house; when not even that arrives, the splash says so (index.html). */
const loadErrorPage = () => import("./shell/ErrorPage.tsx");

/** Stands before the router: no session, no data. */
const loadDoor = () => import("./login/LoginPage.tsx");
/** Router, data and the shell: everything behind the login. */
const loadHouse = () => import("./shell/shell.tsx");

type Place = "door" | "house" | "elsewhere";

/** Follows every redirect that is already certain, before anything is fetched for a page nobody will see. */
function settle(app: App): Place {
  for (;;) {
    const decision = decide(window.location, circumstancesOf(app));
    if (decision.kind === "leave") {
      window.location.assign(decision.to);
      return "elsewhere";
    }
    if (decision.kind !== "go") return isLogin(decision) ? "door" : "house";
    window.history.replaceState(null, "", decision.to);
  }
}
