import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { SaveButton, SaveRow, SaveState } from "../../../components/Panel/SaveRow.ts";
import { ClashChoice } from "../../../components/StaleChoice/ClashChoice.tsx";
import { actionText } from "../../../copy/controls/action.ts";
import { teamFieldText, teamText, teamValueText } from "../../../copy/team/teamManagement.ts";
import { token } from "../../../tokens/theme.ts";
import { TeamFieldset } from "./TeamFieldset.tsx";
import { type TeamFormOptions, useTeamForm } from "./useTeamForm.ts";
import { useTeamWords } from "./useTeamWords.ts";

type TeamFormProps = TeamFormOptions & {
  /** ロゴの行。 */
  logo: ReactNode;
};

/** チーム情報を変える。保存していない変更の数を言い、スマートフォンでは保存のボタンが画面の下に残る。 */
export function TeamForm({ logo, ...options }: TeamFormProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const { values, busy, failure, fieldError, unsaved, clash, isSaved, change, leave, reset, form } =
    useTeamForm(options);
  const wordsOf = useTeamWords();
  const isClean = unsaved === 0;
  const state = isSaved ? formatMessage(teamText.saved) : formatMessage(teamText.unchanged);

  return (
    <>
      <Body>
        {logo}
        <form {...form} id={formId}>
          <TeamFieldset values={values} fieldError={fieldError} onChange={change} onLeave={leave} />
        </form>
        <FailureBanner failure={failure} own={{ conflict: formatMessage(teamText.notSavedYet) }} />
      </Body>
      <SaveRow data-resting={(isClean && !isSaved) || undefined}>
        <SaveState role="status">
          {isClean ? state : formatMessage(teamValueText.unsaved, { count: unsaved })}
        </SaveState>
        <SaveButton aria-disabled={isClean || busy || undefined} onClick={() => isClean || busy || reset()}>
          {formatMessage(actionText.reset)}
        </SaveButton>
        <SaveButton
          type="submit"
          form={formId}
          variant="primary"
          busy={busy}
          aria-disabled={isClean || undefined}
          onClick={(event) => isClean && event.preventDefault()}
        >
          {formatMessage(busy ? actionText.saving : teamText.save)}
        </SaveButton>
      </SaveRow>
      <ClashChoice
        clash={clash}
        by={clash?.stored.updated_by}
        labelOf={(name) => formatMessage(teamFieldText[name])}
        wordsOf={wordsOf}
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
