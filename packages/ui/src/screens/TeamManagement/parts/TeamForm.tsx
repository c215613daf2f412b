import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { SaveBar } from "../../../components/Panel/SaveBar.tsx";
import { ClashChoice } from "../../../components/StaleChoice/ClashChoice.tsx";
import { unsavedText } from "../../../copy/controls/unsaved.ts";
import { teamFieldText, teamText } from "../../../copy/team/teamManagement.ts";
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
