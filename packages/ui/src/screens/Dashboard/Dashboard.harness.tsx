import { useState } from "react";
import { DashboardScreen, type DashboardScreenProps } from "./DashboardScreen.tsx";

/** For stories: holds the view, as the address does in the app. */
export function DashboardHarness({ view: first, onViewChange, ...props }: DashboardScreenProps) {
  const [view, setView] = useState(first);

  return (
    <DashboardScreen
      {...props}
      view={view}
      onViewChange={(change) => {
        onViewChange(change);
        setView((before) => ({ ...before, ...change }));
      }}
    />
  );
}
