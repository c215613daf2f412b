import { useState } from "react";
import { ReportPitchingResultsScreen, type ReportPitchingResultsScreenProps } from "./ReportPitchingResultsScreen.tsx";

/** For stories: holds the view, as the address does in the app. */
export function ReportPitchingResultsHarness({
  view: first,
  onViewChange,
  ...props
}: ReportPitchingResultsScreenProps) {
  const [view, setView] = useState(first);

  return (
    <ReportPitchingResultsScreen
      {...props}
      view={view}
      onViewChange={(change) => {
        onViewChange(change);
        setView((before) => ({ ...before, ...change }));
      }}
    />
  );
}
