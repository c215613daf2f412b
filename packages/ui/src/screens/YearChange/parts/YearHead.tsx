import { useIntl } from "react-intl";
import styled from "styled-components";
import { Steps } from "../../../components/Steps/Steps.tsx";
import { yearChangeText, yearChangeValueText, yearStepText } from "../../../copy/members/yearChange.ts";
import { Remark } from "../../../layout/Text/Remark.ts";
import { token } from "../../../tokens/theme.ts";

export type YearHeadStep = "plan" | "leaving" | "run";
export type YearHeadProps = {
  /** いまの手順。実行したあとは、すべて済んでいる。 */
  now: YearHeadStep | "done";
  /** 卒業か退団の人がいる。いなければ、その手順はない。 */
  hasLeaving: boolean;
  /** いまの年度と、更新後の年度。 */
  years?: { from: number; to: number };
};

/** 手順のどこに居るかと、どの年度からどの年度へか。 */
export function YearHead({ now, hasLeaving, years }: YearHeadProps) {
  const { formatMessage } = useIntl();
  const steps: readonly YearHeadStep[] = hasLeaving ? ["plan", "leaving", "run"] : ["plan", "run"];

  return (
    <Row>
      <Steps
        label={formatMessage(yearChangeText.steps)}
        steps={steps.map((step) => formatMessage(yearStepText[step]))}
        current={now === "done" ? steps.length : steps.indexOf(now)}
      />
      {years && <Remark>{formatMessage(yearChangeValueText.years, years)}</Remark>}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-2")} ${token("sp-4")};
  min-height: ${token("control-m")};
`;
