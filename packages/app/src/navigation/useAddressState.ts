import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { ViewAddress } from "./defineView.ts";

/**
 * Values that live in the address alone; unlike `useAddressView` they are not remembered in the tab. With `replace` a
 * change is no step that the coach can go back from.
 */
export function useAddressState<View extends object>(address: ViewAddress<View>, { replace }: { replace: boolean }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const change = useCallback(
    (changed: Partial<View>) =>
      void navigate(
        { search: address.append(search, { ...address.read(search), ...changed }) },
        { replace, preventScrollReset: true },
      ),
    [address, search, replace, navigate],
  );
  return [address.read(search), change] as const;
}
