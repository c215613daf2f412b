import { Failure, type LoginDraft, type SecondStepAsked } from "@kyuseki/domain";
import { aloneTitleText, LoginScreen, type LoginScreenProps, type SignIn } from "@kyuseki/ui";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { windowTitle } from "../navigation/title.ts";
import type { App } from "../services/app.ts";
import { hasRescuedDrafts } from "../services/drafts/rescuedDrafts.ts";
import { canUsePasskeys } from "../services/passkeySupport.ts";
import type { SessionState } from "../services/session/session.ts";
import type { PasskeySignIn, SecondStepUnderWay } from "./passkeySignIn.ts";

type LoginPageProps = {
  app: App;
  /** Another page stood here before: one reads on at the heading. */
  isArrival: boolean;
  /** The coach begins to type on the page of this title: what they need next can be fetched. */
  onFirstTouch: (title: string) => void;
  /** Rejects with a `Failure`, or with whatever kept the code from arriving. */
  onSignIn: (draft: LoginDraft) => Promise<SecondStepAsked | null>;
  /** The code of passkeys, fetched when somebody uses one. */
  loadPasskeySignIn: () => Promise<PasskeySignIn>;
};

/** The login. Once somebody is signed in, `start` mounts the shell (SE-8). */
export function LoginPage({ app, isArrival, onFirstTouch, onSignIn, loadPasskeySignIn }: LoginPageProps) {
  const { formatMessage } = useIntl();
  const [signIn, setSignIn] = useState<SignIn>({ busy: false });
  const [step, setStep] = useState<SecondStepUnderWay | null>(null);
  const hasAsked = useRef(false);
  const isAble = canUsePasskeys(app.config);

  const title = formatMessage(aloneTitleText.login);
  useEffect(() => {
    document.title = windowTitle(title);
  }, [title]);
  useEffect(() => {
    if (!isArrival) return;
    const heading = document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [isArrival]);
  useEffect(() => whenTouched(() => onFirstTouch(title)), [onFirstTouch, title]);

  const handleSignIn = async (draft: LoginDraft) => {
    // A sentence that went away would move the button from under a second press.
    setSignIn(({ failure }) => ({ busy: true, failure }));
    try {
      const asked = await onSignIn(draft);
      // Otherwise it stays busy until the next page stands here.
      if (!asked) return;
      setStep({ asked, remember: draft.remember });
      setSignIn({ busy: false });
    } catch (error) {
      setSignIn({ busy: false, failure: failureOf(error) });
      throw error;
    }
  };

  const handlePasskey = async (remember: boolean) => {
    hasAsked.current = true;
    setSignIn(({ failure }) => ({ busy: true, failure }));
    try {
      if (!(await (await loadPasskeySignIn()).now(remember))) setSignIn({ busy: false });
    } catch (error) {
      setSignIn({ busy: false, failure: { ...failureOf(error), by: "passkey" } });
    }
  };
  const handleAwaitPasskey = (readRemember: () => boolean) => {
    let isChosen = false;
    const handleChosen = () => {
      isChosen = true;
      setSignIn({ busy: true });
      return readRemember();
    };
    void loadPasskeySignIn()
      .then(({ whenChosen }) => whenChosen(handleChosen, () => hasAsked.current))
      .catch((error: unknown) => {
        // As long as nobody has chosen one, nobody has asked for it: whatever goes wrong, the form is there.
        if (isChosen) setSignIn({ busy: false, failure: { ...failureOf(error), by: "passkey" } });
      });
  };

  return (
    <LoginScreen
      signIn={signIn}
      onSignIn={handleSignIn}
      passkeys={isAble ? { onSignIn: handlePasskey, onAwait: handleAwaitPasskey } : undefined}
      secondStep={
        step && {
          canUsePasskey: isAble && step.asked.options !== null,
          onPasskey: async () => (await loadPasskeySignIn()).secondStep(step),
          onRecoveryCode: async (code) => (await loadPasskeySignIn()).recoveryCode(step, code),
          onBack: () => setStep(null),
        }
      }
      demo={app.config.demo}
      ended={endOf(app.session.read())}
    />
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

function failureOf(error: unknown): NonNullable<SignIn["failure"]> {
  // No Failure: the chunk that would have asked the server did not arrive.
  if (!(error instanceof Failure)) return { code: "unavailable" };
  const { code, message, retryAfterS } = error;
  // Without a sentence of the server's, a Failure's message is its code.
  return { code, message: message === code ? undefined : message, retryAfterS };
}
