import { useState } from "react";
import { ReportBattingResultsScreen, type ReportBattingResultsScreenProps } from "./ReportBattingResultsScreen.tsx";

/** For stories: holds the view, as the address does in the app. */
export function ReportBattingResultsHarness({ view: first, onViewChange, ...props }: ReportBattingResultsScreenProps) {
  const [view, setView] = useState(first);

  return (
    <ReportBattingResultsScreen
      {...props}
      view={view}
      onViewChange={(change) => {
        onViewChange(change);
        setView((before) => ({ ...before, ...change }));
      }}
    />
  );
}
