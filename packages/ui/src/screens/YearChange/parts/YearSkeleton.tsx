import { useIntl } from "react-intl";
import { ListSkeleton } from "../../../components/CoachRoster/ListSkeleton.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { outcomeText, whoGoesText } from "../../../copy/members/yearChange.ts";
import { Columns } from "../../../layout/Columns/Columns.tsx";
import { Page } from "../../../layout/Page/Page.tsx";
import { GradePanel } from "./GradePanel.tsx";
import { YearHead } from "./YearHead.tsx";

/** 届くまでの骨組み。 */
export function YearSkeleton() {
  const { formatMessage } = useIntl();

  return (
    <Page>
      <YearHead now="plan" hasLeaving />
      <GradePanel plan={null} />
      <Columns split="8+4">
        <Panel flush title={formatMessage(whoGoesText.title)}>
          <ListSkeleton rows={6} />
        </Panel>
        <Panel flush title={formatMessage(outcomeText.title)}>
          <ListSkeleton rows={3} />
        </Panel>
      </Columns>
    </Page>
  );
}
