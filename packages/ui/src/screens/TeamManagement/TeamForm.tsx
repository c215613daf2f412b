import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../components/Banner/FailureBanner.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { StaleChoice } from "../../components/StaleChoice/StaleChoice.tsx";
import { teamFieldText, teamText, teamValueText } from "../../copy/teamManagement.ts";
import { media, token } from "../../tokens/theme.ts";
import { TeamFieldset } from "./TeamFieldset.tsx";
import { valuesOf } from "./teamValues.ts";
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
      <SaveBar data-resting={(isClean && !isSaved) || undefined}>
        <p role="status">{isClean ? state : formatMessage(teamValueText.unsaved, { count: unsaved })}</p>
        <Button aria-disabled={isClean || busy || undefined} onClick={() => isClean || busy || reset()}>
          {formatMessage(teamText.reset)}
        </Button>
        <Button
          type="submit"
          form={formId}
          variant="primary"
          busy={busy}
          aria-disabled={isClean || undefined}
          onClick={(event) => isClean && event.preventDefault()}
        >
          {formatMessage(busy ? teamText.saving : teamText.save)}
        </Button>
      </SaveBar>
      {clash && (
        <StaleChoice
          by={clash.theirs.updated_by}
          fields={clash.fields.map((name) => ({
            name,
            label: formatMessage(teamFieldText[name]),
            theirs: wordsOf(name, valuesOf(clash.theirs)),
            mine: wordsOf(name, clash.mine),
          }))}
          onResolve={(chosen) => clash.answer(clash.fields.filter((name) => chosen[name] === "theirs"))}
          onCancel={() => clash.answer(null)}
        />
      )}
    </>
  );
}

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-4")};
  padding: ${token("sp-3")} ${token("sp-4")} ${token("sp-4")};
`;

const SaveBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token("sp-2")};
  padding: ${token("sp-2")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
  border-radius: 0 0 ${token("r-m")} ${token("r-m")};
  background: ${token("surface")};

  & > p {
    flex: 1 1 auto;
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
  @media ${media.compact} {
    &:not([data-resting]) {
      position: sticky;
      inset-block-end: calc(${token("bottombar")} + env(safe-area-inset-bottom));
      z-index: ${token("z-raised")};
      box-shadow: ${token("shadow-2")};
    }
  }
  @media ${media.mobile} {
    & > p {
      flex-basis: 100%;
    }
    & > button {
      flex: 1;
    }
  }
`;
