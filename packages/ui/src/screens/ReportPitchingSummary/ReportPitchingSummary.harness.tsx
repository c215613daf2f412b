import { useState } from "react";
import { ReportPitchingSummaryScreen, type ReportPitchingSummaryScreenProps } from "./ReportPitchingSummaryScreen.tsx";

/** For stories: holds the view, as the address does in the app. */
export function ReportPitchingSummaryHarness({
  view: first,
  onViewChange,
  ...props
}: ReportPitchingSummaryScreenProps) {
  const [view, setView] = useState(first);

  return (
    <ReportPitchingSummaryScreen
      {...props}
      view={view}
      onViewChange={(change) => {
        onViewChange(change);
        setView((before) => ({ ...before, ...change }));
      }}
    />
  );
}
