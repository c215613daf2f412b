import { useCallback, useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { lastView, rememberView } from "../services/lastView.ts";
import type { ViewAddress } from "./defineView.ts";

/**
 * A section's view: held here so that typing is never a step behind, written to the address (D-9), and read from it when
 * the coach goes back, forward, or follows a link. Without any condition in the address, the view last seen in this tab.
 * A change of `q` is typing: the address follows it a moment later, without a step to go back. Give it the same `address`
 * always.
 */
export function useAddressView<View extends object>(section: string, address: ViewAddress<View>) {
  const { key, pathname, search, state } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const [{ view, isStep }, setHeld] = useState<Held<View>>(() => typed(viewOnArrival(section, address, search)));
  const [known, setKnown] = useState({ key, pathname });

  if (key !== known.key) {
    setKnown({ key, pathname });
    const isLink = arrival !== NavigationType.Pop;
    const arrived = address.read(search);
    const conditions = address.write(arrived);
    // What opens and closes over a list leaves it as it is; a link that says nothing, to it or back from it, does too.
    const isPlain = isLink && conditions === "" && pathname !== known.pathname;
    if (isPlain) setHeld(typed(view));
    else if (!(isLink && state === written) && conditions !== address.write(view)) setHeld(typed(arrived));
  }

  const change = useCallback(
    (more: Partial<View>) => setHeld((held) => ({ view: { ...held.view, ...more }, isStep: !("q" in more) })),
    [],
  );

  const target = address.write(view);
  const isWritten = target === address.write(address.read(search));
  useEffect(() => rememberView(section, target), [section, target]);
  useEffect(() => {
    if (isWritten) return;
    const write = () =>
      void navigate(
        { search: address.merge(target, search) },
        { replace: !isStep, state: written, preventScrollReset: true },
      );
    if (isStep) return write();
    // Browsers refuse an address that changes with every key.
    const timer = setTimeout(write, typingMs);
    return () => clearTimeout(timer);
  }, [isWritten, isStep, address, target, search, navigate]);

  return {
    view,
    change,
    /** The search parameters that say the view. */
    search: target,
  };
}

/** The view an address says; the one last seen in this tab where it says none. */
export function viewOnArrival<View extends object>(section: string, address: ViewAddress<View>, search: string): View {
  const arrived = address.read(search);
  return address.write(arrived) === "" ? address.read(lastView(section)) : arrived;
}

/** A filter is a step one can go back from; a letter is not. */
type Held<View> = { view: View; isStep: boolean };

const typed = <View>(view: View): Held<View> => ({ view, isStep: false });
const written = "view";
const typingMs = 250;
