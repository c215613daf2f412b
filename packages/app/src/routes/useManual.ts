import { useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useOpenOverlay } from "../services/overlayOpener.ts";

/** What the pages of the manual have in common: the words looked for and the place pointed at, both in the address. */
export function useManual() {
  const { pathname, search, hash } = useLocation();
  const [params, setParams] = useSearchParams();
  // Held here as well, so that typing is never a step behind.
  const [query, setQuery] = useState(params.get("q") ?? "");
  const openOverlay = useOpenOverlay();

  return {
    query,
    onQueryChange: (next: string) => {
      setQuery(next);
      setParams(next === "" ? {} : { q: next }, { replace: true, preventScrollReset: true });
    },
    anchor: decoded(hash.slice(1)),
    hrefOf: (anchor: string) => `${pathname}${search}#${anchor}`,
    onInquiry: () => openOverlay("contact"),
  };
}

/** As it was typed; a broken escape, as of a link cut short in a message, names no place. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
