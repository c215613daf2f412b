import type { Team } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { LogoField } from "../../../components/LogoField/LogoField.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PanelFallback } from "../../../components/Panel/PanelFallback.tsx";
import { teamText, teamValueText } from "../../../copy/team/teamManagement.ts";
import { dayOf, shortDate } from "../../../format/date.ts";
import type { Loadable } from "../../../state/loadable.ts";
import { TeamFacts } from "./TeamFacts.tsx";
import { TeamForm } from "./TeamForm.tsx";
import type { TeamFormOptions } from "./useTeamForm.ts";

export type TeamPanelProps = Omit<TeamFormOptions, "team"> & {
  team: Loadable<Team>;
  isManager: boolean;
  /** 断られたときは `Failure` で reject する。 */
  onSaveLogo: (logo: Blob) => Promise<unknown>;
  onRemoveLogo: () => Promise<unknown>;
  onRetry: () => void;
};

/** チーム情報。監督には書き換える欄、コーチには読むだけの一覧。 */
export function TeamPanel({ team, isManager, onSaveLogo, onRemoveLogo, onRetry, ...form }: TeamPanelProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(teamText.title);

  if (team.status !== "ready") return <PanelFallback title={title} loadable={team} rows={5} onRetry={onRetry} />;
  const { name, logo } = team.value;
  const picture = (
    <LogoField name={name} src={logo} disabled={!isManager} onSave={onSaveLogo} onRemove={onRemoveLogo} />
  );

  return (
    <Panel title={title} caption={<SavedAt team={team.value} />} flush={isManager}>
      {isManager ? (
        <TeamForm {...form} team={team.value} logo={picture} />
      ) : (
        <TeamFacts team={team.value} logo={picture} />
      )}
    </Panel>
  );
}

function SavedAt({ team: { updated_at, updated_by } }: { team: Team }) {
  const { formatMessage } = useIntl();
  const day = shortDate(dayOf(Date.parse(updated_at) / 1000));
  return updated_by === null
    ? formatMessage(teamValueText.savedAt, { day })
    : formatMessage(teamValueText.savedBy, { day, name: updated_by });
}
