import { useState } from "react";
import { OpenItemsScreen, type OpenItemsScreenProps } from "./OpenItemsScreen.tsx";

/** For stories only: holds the grouping and the filter, as the address does. */
export function OpenItemsHarness(props: OpenItemsScreenProps) {
  const [view, setView] = useState(props.view);

  return (
    <OpenItemsScreen
      {...props}
      view={view}
      onViewChange={(change) => {
        props.onViewChange(change);
        setView((before) => ({ ...before, ...change }));
      }}
    />
  );
}
