import { type Navigation, useLinkNavigation } from "@kyuseki/ui";
import { useEffect, useMemo, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { memberListAddress } from "./viewInAddress.ts";

/** Links of the list to its own members: the view goes with them, and the list stays where it is scrolled to. */
export function useListNavigation(view: string): Navigation {
  const outer = useLinkNavigation();
  const navigate = useNavigate();
  const shown = useRef(view);
  useEffect(() => {
    shown.current = view;
  }, [view]);

  return useMemo(
    () => ({
      ...outer,
      navigate: (href) => {
        const { pathname, search } = new URL(href, window.location.origin);
        if (outer && !own.test(pathname)) return outer.navigate(href);
        void navigate(
          { pathname, search: memberListAddress.merge(shown.current, search) },
          { preventScrollReset: true },
        );
      },
    }),
    [outer, navigate],
  );
}

const own = /^\/member-list(\/\d+)?$/;
