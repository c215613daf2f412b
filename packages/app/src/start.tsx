import { type ReactElement, startTransition } from "react";
import type { Root } from "react-dom/client";
import { decide, isLogin } from "./navigation/guard.ts";
import { readGuardContext } from "./navigation/guardContext.ts";
import type { App } from "./services/app.ts";
import { createChunkLoader } from "./services/chunkLoader.ts";
import { limitRescuedDrafts } from "./services/drafts/rescuedDrafts.ts";
import { errorNumber } from "./services/errorNumber.ts";
import { forgetViews } from "./services/lastView.ts";
import { Page } from "./shell/AppProviders.tsx";

/**
 * Mounts once it is known who is here and the page they belong to has arrived. There are three places to be: the
 * login (which needs neither router nor data), the page of a family (which needs no session either) and the shell
 * (everything else) (SE-1).
 */
export async function start(given: App, root: Root): Promise<void> {
  const { session } = given;
  const chunks = createChunkLoader({
    open: (address) => window.location.assign(address),
    memory: () => window.sessionStorage,
    isReachable: () => (navigator.onLine ? isAnswering() : Promise.resolve(false)),
  });
  const load = <Chunk,>(chunk: () => Promise<Chunk>) => chunks.load(chunk, () => window.location.href);
  const app = { ...given, network: { ...given.network, load } };
  let isAtLogin = false;
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

  /** The shell is drawn in slices, so that no single task holds the page up; the login is small. */
  const draw = (page: ReactElement) => {
    const render = () => root.render(<Page>{page}</Page>);
    if (isAtLogin) render();
    else startTransition(render);
    hasDrawn = true;
  };

  const pageHere = async () => {
    let place: Place = resolveRoute(app);
    if (place === "family") {
      const { FamilyPage } = await load(loadFamily);
      return <FamilyPage app={app} />;
    }
    if (place === "shell" || session.read().status === "unchecked") {
      const { prepare } = await load(loadShell);
      await prepare(app);
      // By now it is known who this is.
      place = resolveRoute(app);
    }
    isAtLogin = place === "login";
    if (place === "elsewhere") return null;
    if (place === "login") {
      const { LoginPage } = await load(loadLogin);
      return (
        <LoginPage
          app={app}
          isArrival={hasDrawn}
          onFirstTouch={(title) =>
            void loadShell()
              .then(({ prepareSignIn }) => prepareSignIn(app, title))
              .catch(() => {})
          }
          onSignIn={async (draft) => (await loadShell()).signIn(app, draft)}
          loadPasskeySignIn={async () => {
            const [{ callOf }, { createPasskeySignIn }] = await Promise.all([loadShell(), loadPasskeys()]);
            return createPasskeySignIn(session, callOf(app));
          }}
        />
      );
    }
    const { mountShell } = await load(loadShell);
    return mountShell(app, { chunks, onExitToLogin: () => void show() });
  };

  limitRescuedDrafts();
  session.follow(() => window.location.reload());
  session.subscribe(() => {
    if (session.read().status === "signed_out") forgetViews();
    else if (isAtLogin) void show();
  });
  window.addEventListener("popstate", () => {
    if (isAtLogin) void show();
  });
  await show();
}

/** Whether the server answers at all, whatever it says. */
const isAnswering = () =>
  fetch("/", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(answerMs) }).then(
    () => true,
    () => false,
  );
const answerMs = 5000;

/** Travels with the shell; when not even that arrives, the splash says so (index.html). */
const loadErrorPage = () => import("./shell/ErrorPage.tsx");

/** Stands before the router: no session, no data. */
const loadLogin = () => import("./login/LoginPage.tsx");
/** Behind the link of a family: no session, no shell. */
const loadFamily = () => import("./family/FamilyPage.tsx");
/** Only for those who sign in by a passkey. */
const loadPasskeys = () => import("./login/passkeySignIn.ts");
/** Router, data and the shell: everything behind the login. */
const loadShell = () => import("./shell/shell.tsx");

type Place = "login" | "family" | "shell" | "elsewhere";

/** Follows every redirect that is already certain, before anything is fetched for a page nobody will see. */
function resolveRoute(app: App): Place {
  for (;;) {
    const decision = decide(window.location, readGuardContext(app));
    if (decision.kind === "leave") {
      window.location.assign(decision.to);
      return "elsewhere";
    }
    if (decision.kind === "show" && decision.route.id === "family") return "family";
    if (decision.kind !== "go") return isLogin(decision) ? "login" : "shell";
    window.history.replaceState(null, "", decision.to);
  }
}
