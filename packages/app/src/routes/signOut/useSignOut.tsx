import { usePart } from "@kyuseki/ui";
import { type ReactElement, useState } from "react";
import { useSession } from "../../services/services.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";

/** Signing out on a page without the shell: what stands over the page while it is asked, and the way to begin. */
export function useSignOut(): { signingOut: ReactElement | null; askSignOut: () => void } {
  const isSignedIn = useSession().status === "signed_in";
  const [isAsked, setIsAsked] = useState(false);
  // Whoever signs in next on the same page has not asked.
  if (isAsked && !isSignedIn) setIsAsked(false);
  const close = () => setIsAsked(false);
  const SignOut = usePart(isAsked, { load: useLoadPart(), fetchPart, onMissing: close });

  return {
    signingOut: SignOut ? <SignOut onClose={close} /> : null,
    askSignOut: () => setIsAsked(true),
  };
}

const fetchPart = () => import("./SignOut.tsx").then(({ SignOut }) => SignOut);
