import { useState } from "react";
import { ReportBattingSummaryScreen, type ReportBattingSummaryScreenProps } from "./ReportBattingSummaryScreen.tsx";

/** For stories: holds the view, as the address does in the app. */
export function ReportBattingSummaryHarness({ view: first, onViewChange, ...props }: ReportBattingSummaryScreenProps) {
  const [view, setView] = useState(first);

  return (
    <ReportBattingSummaryScreen
      {...props}
      view={view}
      onViewChange={(change) => {
        onViewChange(change);
        setView((before) => ({ ...before, ...change }));
      }}
    />
  );
}
