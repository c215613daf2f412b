import type { Team } from "@kyuseki/domain";
import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { LogoField } from "../../../components/LogoField/LogoField.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PanelFallback } from "../../../components/Panel/PanelFallback.tsx";
import { SaveBar } from "../../../components/Panel/SaveBar.tsx";
import { LaterClashChoice } from "../../../components/StaleChoice/LaterClashChoice.tsx";
import { unsavedText } from "../../../copy/controls/unsaved.ts";
import { teamFieldText, teamText, teamValueText } from "../../../copy/team/teamManagement.ts";
import { dayOf, shortDate } from "../../../format/date.ts";
import type { Loadable } from "../../../state/loadable.ts";
import type { LoadPart } from "../../../state/usePart.ts";
import { token } from "../../../tokens/theme.ts";
import { TeamFacts } from "./TeamFacts.tsx";
import { TeamFieldset } from "./TeamFieldset.tsx";
import { type TeamFormOptions, useTeamForm } from "./useTeamForm.ts";
import { useTeamWords } from "./useTeamWords.ts";

export type TeamPanelProps = Omit<TeamFormOptions, "team"> & {
  team: Loadable<Team>;
  isManager: boolean;
  /** 断られたときは `Failure` で reject する。 */
  onSaveLogo: (logo: Blob) => Promise<unknown>;
  onRemoveLogo: () => Promise<unknown>;
  onRetry: () => void;
  loadPart: LoadPart;
};

/** チーム情報。監督には書き換える欄、コーチには読むだけの一覧。 */
export function TeamPanel({ team, isManager, onSaveLogo, onRemoveLogo, loadPart, onRetry, ...form }: TeamPanelProps) {
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
        <TeamForm {...form} team={team.value} logo={picture} loadPart={loadPart} />
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

type TeamFormProps = TeamFormOptions & {
  /** ロゴの行。 */
  logo: ReactNode;
  loadPart: LoadPart;
};

/** チーム情報を変える。保存していない変更の数を言い、スマートフォンでは保存のボタンが画面の下に残る。 */
function TeamForm({ logo, loadPart, ...options }: TeamFormProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const { values, busy, failure, fieldError, unsaved, clash, isSaved, change, leave, reset, form } =
    useTeamForm(options);
  const wordsOf = useTeamWords();

  return (
    <>
      <Body>
        {logo}
        <form {...form} id={formId}>
          <TeamFieldset values={values} fieldError={fieldError} onChange={change} onLeave={leave} />
        </form>
        <FailureBanner failure={failure} own={{ conflict: formatMessage(unsavedText.notSavedYet) }} />
      </Body>
      <SaveBar
        {...{ unsaved, busy, isSaved }}
        form={formId}
        saveLabel={formatMessage(teamText.save)}
        isWhole
        onReset={reset}
      />
      <LaterClashChoice
        clash={clash}
        by={clash?.stored.updated_by}
        labelOf={(name) => formatMessage(teamFieldText[name])}
        wordsOf={wordsOf}
        loadPart={loadPart}
      />
    </>
  );
}

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-4")};
  padding: ${token("sp-3")} ${token("sp-4")} ${token("sp-4")};
`;
