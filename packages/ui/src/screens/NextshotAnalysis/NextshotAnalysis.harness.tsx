import { useState } from "react";
import { NextshotAnalysisScreen, type NextshotAnalysisScreenProps } from "./NextshotAnalysisScreen.tsx";

/** For stories: holds the view, as the address does in the app. */
export function NextshotAnalysisHarness({ view: first, onViewChange, ...props }: NextshotAnalysisScreenProps) {
  const [view, setView] = useState(first);

  return (
    <NextshotAnalysisScreen
      {...props}
      view={view}
      onViewChange={(change) => {
        onViewChange(change);
        setView((before) => ({ ...before, ...change }));
      }}
    />
  );
}
