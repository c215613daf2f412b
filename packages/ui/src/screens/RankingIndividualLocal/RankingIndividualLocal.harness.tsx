import { useState } from "react";
import {
  RankingIndividualLocalScreen,
  type RankingIndividualLocalScreenProps,
} from "./RankingIndividualLocalScreen.tsx";

/** For stories only: holds the view, as the address does in the app. */
export function RankingIndividualLocalHarness({
  view: first,
  onViewChange,
  ...rest
}: RankingIndividualLocalScreenProps) {
  const [view, setView] = useState(first);
  return (
    <RankingIndividualLocalScreen
      {...rest}
      view={view}
      onViewChange={(change) => {
        onViewChange(change);
        setView((current) => ({ ...current, ...change }));
      }}
    />
  );
}
