import { useCallback, useState } from "react";
import { MemberListScreen, type MemberListScreenProps } from "./MemberListScreen.tsx";
import type { MemberListView } from "./view.ts";

/** For stories only: holds the view, as the address does in the app. */
export function MemberListInHand({ view: first, onViewChange, ...rest }: MemberListScreenProps) {
  const [view, setView] = useState(first);
  const handleViewChange = useCallback(
    (change: Partial<MemberListView>) => {
      onViewChange(change);
      setView((current) => ({ ...current, ...change }));
    },
    [onViewChange],
  );
  return <MemberListScreen {...rest} view={view} onViewChange={handleViewChange} />;
}
