import { switchTeam } from "@kyuseki/domain";
import { SwitchTeamDialog } from "@kyuseki/ui";
import { useQuery } from "@tanstack/react-query";
import { toLoadable } from "../../data/loadable.ts";
import { ownTeamsQuery } from "../../data/team/ownTeams.ts";
import { openHome } from "../../services/openHome.ts";
import type { OverlayProps } from "../../services/overlayOpener.ts";
import { useServices, useSignedIn } from "../../services/services.ts";

/**
 * Opens another club of the account. The page is loaded anew at home, so that nothing of the club that was open is shown
 * or sent; what was typed there waits with the person in that club.
 */
export function SwitchTeam({ onClose }: OverlayProps) {
  const { call } = useServices();
  const { user } = useSignedIn();
  const teams = useQuery(ownTeamsQuery(call));

  const handleChoose = async (team_id: number) => {
    const opened = await call(switchTeam, { body: { team_id } });
    openHome(user.id, opened.user.id);
  };

  return (
    <SwitchTeamDialog
      teams={toLoadable(teams)}
      onChoose={handleChoose}
      onRetry={() => void teams.refetch()}
      onClose={onClose}
    />
  );
}
