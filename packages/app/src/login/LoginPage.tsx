import { Failure, type LoginDraft } from "@kyuseki/domain";
import { LoginScreen, type LoginScreenProps, type SignIn, titleText } from "@kyuseki/ui";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { windowTitle } from "../navigation/title.ts";
import type { App } from "../services/app.ts";
import { hasRescuedDrafts } from "../services/rescuedDrafts.ts";
import type { SessionState } from "../services/session/session.ts";

type LoginPageProps = {
  app: App;
  /** Another page stood here before: one reads on at the heading. */
  isArrival: boolean;
  /** The coach begins to type: what they need next can be fetched. */
  onFirstTouch: () => void;
  /** Rejects with a `Failure`, or with whatever kept the code from arriving. */
  onSignIn: (draft: LoginDraft) => Promise<void>;
};

/** The login. Once somebody is signed in, `start` mounts the shell (SE-8). */
export function LoginPage({ app, isArrival, onFirstTouch, onSignIn }: LoginPageProps) {
  const { formatMessage } = useIntl();
  const [signIn, setSignIn] = useState<SignIn>({ busy: false });

  useEffect(() => {
    document.title = windowTitle(formatMessage(titleText.login));
  }, [formatMessage]);
  useEffect(() => {
    if (!isArrival) return;
    const heading = document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [isArrival]);
  useEffect(() => whenTouched(onFirstTouch), [onFirstTouch]);

  const handleSignIn = async (draft: LoginDraft) => {
    // A sentence that went away would move the button from under a second press.
    setSignIn(({ failure }) => ({ busy: true, failure }));
    try {
      // Stays busy until the next page stands here.
      await onSignIn(draft);
    } catch (error) {
      setSignIn({ busy: false, failure: failureOf(error) });
      throw error;
    }
  };

  return (
    <LoginScreen signIn={signIn} onSignIn={handleSignIn} demo={app.config.demo} ended={endOf(app.session.read())} />
  );
}

/** Why somebody who was signed in is here, when they did not sign out in this tab. */
function endOf(state: SessionState): LoginScreenProps["ended"] {
  if (state.status !== "signed_out") return undefined;
  if (state.reason === "elsewhere") return hasRescuedDrafts() ? "elsewhere_unsaved" : "elsewhere";
  return state.reason === "expired" ? "expired" : undefined;
}

/** Calls `listener` at the first focus or press, not when the page opens. */
function whenTouched(listener: () => void) {
  const stop = new AbortController();
  const handleTouch = () => {
    stop.abort();
    listener();
  };
  for (const type of ["focusin", "pointerdown"]) window.addEventListener(type, handleTouch, { signal: stop.signal });
  return () => stop.abort();
}

function failureOf(error: unknown): SignIn["failure"] {
  // No Failure: the chunk that would have asked the server did not arrive.
  if (!(error instanceof Failure)) return { code: "unavailable" };
  const { code, message, retryAfterS } = error;
  // Without a sentence of the server's, a Failure's message is its code.
  return { code, message: message === code ? undefined : message, retryAfterS };
}
