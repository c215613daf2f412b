import type { OwnTeam } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { switchTeamText } from "../../copy/account/switchTeam.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Note } from "../../layout/Text/Note.ts";
import type { Loadable } from "../../state/loadable.ts";
import { useSending } from "../../state/useSending.ts";
import { FailureBanner } from "../Banner/FailureBanner.tsx";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { Modal } from "../Modal/Modal.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { TeamChoice } from "./TeamChoice.tsx";

export type SwitchTeamDialogProps = {
  /** 自分のアカウントで開けるチーム。 */
  teams: Loadable<readonly OwnTeam[]>;
  /** 断られたときは `Failure` で reject する。済めば app が選んだチームのホームへ移す。 */
  onChoose: (teamId: number) => Promise<void>;
  onRetry: () => void;
  onClose: () => void;
};

/** いくつかのチームの指導者が、開くチームを選ぶ。 */
export function SwitchTeamDialog({ teams, onChoose, onRetry, onClose }: SwitchTeamDialogProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();
  const [chosen, setChosen] = useState<number | null>(null);
  const handleChoose = (teamId: number) => {
    if (busy) return;
    setChosen(teamId);
    void send(() => onChoose(teamId));
  };

  return (
    <Modal size="s" title={formatMessage(switchTeamText.title)} onClose={onClose}>
      <Stack gap="l">
        <Note>{formatMessage(switchTeamText.lead)}</Note>
        <FailureBanner failure={failure} own={{ not_found: formatMessage(switchTeamText.gone) }} />
        {teams.status === "loading" && <Skeleton />}
        {teams.status === "failed" && <ErrorState code={teams.code} onRetry={onRetry} />}
        {teams.status === "ready" && (
          <Stack as="ul" gap="s">
            {teams.value.map((team) => (
              <li key={team.team_id}>
                <TeamChoice team={team} busy={busy && team.team_id === chosen} onChoose={handleChoose} />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Modal>
  );
}
