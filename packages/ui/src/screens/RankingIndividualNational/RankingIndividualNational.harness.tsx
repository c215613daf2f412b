import { useState } from "react";
import {
  RankingIndividualNationalScreen,
  type RankingIndividualNationalScreenProps,
} from "./RankingIndividualNationalScreen.tsx";

/** For stories only: holds the view, as the address does in the app. */
export function RankingIndividualNationalHarness({
  view: first,
  onViewChange,
  ...rest
}: RankingIndividualNationalScreenProps) {
  const [view, setView] = useState(first);
  return (
    <RankingIndividualNationalScreen
      {...rest}
      view={view}
      onViewChange={(change) => {
        onViewChange(change);
        setView((current) => ({ ...current, ...change }));
      }}
    />
  );
}
