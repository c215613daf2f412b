import {
  finishSignIn,
  type SecondStep,
  type SecondStepAsked,
  signInWithPasskey,
  startPasskeySignIn,
} from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { offersAutofill, readAssertion } from "../services/passkeys.ts";
import type { SessionStore } from "../services/session/session.ts";

/** A sign-in whose password was right. */
export type SecondStepUnderWay = { asked: SecondStepAsked; remember: boolean };

/** Signing in by a passkey, alone or after the password. Each rejects with a `Failure`, and answers whether it did. */
export type PasskeySignIn = ReturnType<typeof createPasskeySignIn>;

export function createPasskeySignIn(session: SessionStore, call: Call) {
  const alone = async (isAutofill: boolean, readRemember: () => boolean, isOver = () => false): Promise<boolean> => {
    const { options } = await call(startPasskeySignIn);
    if (isOver()) return false;
    const assertion = await readAssertion(options, isAutofill);
    if (!assertion) return false;
    const remember = readRemember();
    session.signInWith(await call(signInWithPasskey, { body: { assertion, remember } }), { remember });
    return true;
  };
  const finish = async ({ remember }: SecondStepUnderWay, body: SecondStep) =>
    session.signInWith(await call(finishSignIn, { body }), { remember });

  return {
    now: (remember: boolean) => alone(false, () => remember),
    /**
     * Offers passkeys in the list of the mail field, where the browser does, and waits as long as the page stands. It
     * must not begin once the coach has asked by the button (`isOver`): a browser gives up the first for the second.
     * `handleChosen` is called when one was chosen, and answers whether to stay signed in.
     */
    whenChosen: async (handleChosen: () => boolean, isOver: () => boolean) =>
      (await offersAutofill()) && alone(true, handleChosen, isOver),
    secondStep: async (step: SecondStepUnderWay): Promise<boolean> => {
      const { ticket, options } = step.asked;
      const assertion = options && (await readAssertion(options));
      if (!assertion) return false;
      await finish(step, { ticket, assertion });
      return true;
    },
    recoveryCode: (step: SecondStepUnderWay, recovery_code: string) =>
      finish(step, { ticket: step.asked.ticket, recovery_code }),
  };
}
