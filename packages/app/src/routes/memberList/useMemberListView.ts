import type { MemberListView } from "@kyuseki/ui";
import { useCallback, useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { lastView, rememberView } from "../../data/lastView.ts";
import { readView, saysNoView, withView, writeView } from "./viewInAddress.ts";

/**
 * The list's view: held here so that typing is never a step behind, written to the address (D-9), and read from it when
 * the coach goes back, forward, or follows a link. Without anything said, the view last seen in this tab.
 */
export function useMemberListView() {
  const { key, search, state } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const [{ view, isStep }, setHeld] = useState<Held>(() =>
    typed(readView(saysNoView(search) ? lastView(section) : search)),
  );
  const [knownKey, setKnownKey] = useState(key);

  if (key !== knownKey) {
    setKnownKey(key);
    const isOurs = state === written && arrival !== NavigationType.Pop;
    const said = readView(search);
    // A member's panel opens and closes over the very same list.
    if (!isOurs && writeView(said) !== writeView(view)) setHeld(typed(said));
  }

  const change = useCallback(
    (more: Partial<MemberListView>) => setHeld((held) => ({ view: { ...held.view, ...more }, isStep: !("q" in more) })),
    [],
  );

  const target = writeView(view);
  const isWritten = target === writeView(readView(search));
  useEffect(() => rememberView(section, target), [target]);
  useEffect(() => {
    if (isWritten) return;
    const write = () =>
      void navigate(
        { search: withView(target, search) },
        { replace: !isStep, state: written, preventScrollReset: true },
      );
    if (isStep) return write();
    // Browsers refuse an address that changes with every key.
    const timer = setTimeout(write, typingMs);
    return () => clearTimeout(timer);
  }, [isWritten, isStep, target, search, navigate]);

  return {
    view,
    change,
    /** The search parameters that say the view. */
    search: target,
  };
}

/** A filter is a step one can go back from; a letter is not. */
type Held = { view: MemberListView; isStep: boolean };

const typed = (view: MemberListView): Held => ({ view, isStep: false });
const section = "member-list";
const written = "view";
const typingMs = 250;
