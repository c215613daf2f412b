import { useState } from "react";
import { RankingTeamNationalScreen, type RankingTeamNationalScreenProps } from "./RankingTeamNationalScreen.tsx";

/** For stories only: holds the view, as the address does in the app. */
export function RankingTeamNationalHarness({ view: first, onViewChange, ...rest }: RankingTeamNationalScreenProps) {
  const [view, setView] = useState(first);
  return (
    <RankingTeamNationalScreen
      {...rest}
      view={view}
      onViewChange={(change) => {
        onViewChange(change);
        setView((current) => ({ ...current, ...change }));
      }}
    />
  );
}
