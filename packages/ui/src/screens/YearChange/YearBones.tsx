import { useIntl } from "react-intl";
import { ListBones } from "../../components/CoachRoster/ListBones.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { outcomeText, whoGoesText } from "../../copy/yearChange.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import { GradeBoard } from "./GradeBoard.tsx";
import { YearHead } from "./YearHead.tsx";

/** 届くまでの骨組み。 */
export function YearBones() {
  const { formatMessage } = useIntl();

  return (
    <Page>
      <YearHead now="plan" hasLeaving />
      <GradeBoard plan={null} />
      <Columns split="8+4">
        <Panel flush title={formatMessage(whoGoesText.title)}>
          <ListBones rows={6} />
        </Panel>
        <Panel flush title={formatMessage(outcomeText.title)}>
          <ListBones rows={3} />
        </Panel>
      </Columns>
    </Page>
  );
}
