import { useState } from "react";
import { NextshotRankingScreen, type NextshotRankingScreenProps } from "./NextshotRankingScreen.tsx";

/** For stories only: holds the view, as the address does in the app. */
export function NextshotRankingHarness({ view: first, onViewChange, ...rest }: NextshotRankingScreenProps) {
  const [view, setView] = useState(first);
  return (
    <NextshotRankingScreen
      {...rest}
      view={view}
      onViewChange={(change) => {
        onViewChange(change);
        setView((current) => ({ ...current, ...change }));
      }}
    />
  );
}
