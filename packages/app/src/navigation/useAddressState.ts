import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { ViewAddress } from "./defineView.ts";

/**
 * Values that live in the address alone; unlike `useAddressView` they are not remembered in the tab. With `replace` a
 * change is no step that the coach can go back from.
 */
export function useAddressState<View extends object>(address: ViewAddress<View>, { replace }: { replace: boolean }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  // Two presses may come before the page is drawn for the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const change = useCallback(
    (changed: Partial<View>) => {
      latest.current = address.append(latest.current, { ...address.read(latest.current), ...changed });
      void navigate({ search: latest.current }, { replace, preventScrollReset: true });
    },
    [address, replace, navigate],
  );
  return [address.read(search), change] as const;
}
