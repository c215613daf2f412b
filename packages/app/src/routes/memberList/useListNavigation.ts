import { type Navigation, useLinkNavigation } from "@kyuseki/ui";
import { useEffect, useMemo, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { memberListAddress } from "./viewInAddress.ts";

/** Links of the list to its members: the view goes with them, and the list stays where it is scrolled to. */
export function useListNavigation(view: string): Navigation {
  const outer = useLinkNavigation();
  const navigate = useNavigate();
  const currentView = useRef(view);
  useEffect(() => {
    currentView.current = view;
  }, [view]);

  return useMemo(
    () => ({
      ...outer,
      navigate: (href) => {
        const { pathname, search } = new URL(href, window.location.origin);
        if (outer && !memberPath.test(pathname)) return outer.navigate(href);
        void navigate(
          { pathname, search: memberListAddress.merge(currentView.current, search) },
          { preventScrollReset: true },
        );
      },
    }),
    [outer, navigate],
  );
}

const memberPath = /^\/member-list(\/\d+)?$/;
