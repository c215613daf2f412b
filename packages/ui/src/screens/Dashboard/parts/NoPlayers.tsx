import type { GradeGroup } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { actionText } from "../../../copy/controls/action.ts";
import { personText } from "../../../copy/members/person.ts";
import { dashboardText } from "../../../copy/practice/dashboard.ts";

type NoPlayersProps = { grade: GradeGroup | null; onShowEverybody: () => void };

/** 選手がいないチーム、または選んだ学年に選手がいない。 */
export function NoPlayers({ grade, onShowEverybody }: NoPlayersProps) {
  const { formatMessage } = useIntl();

  return (
    <Panel flush>
      {grade ? (
        <EmptyState
          title={formatMessage(dashboardText.nobodyHere)}
          action={<Button onClick={onShowEverybody}>{formatMessage(actionText.showAll)}</Button>}
        >
          {formatMessage(dashboardText.nobodyHereBody)}
        </EmptyState>
      ) : (
        <EmptyState
          title={formatMessage(personText.nobody)}
          action={
            <ButtonLink variant="primary" icon="members" href="/member-list">
              {formatMessage(personText.toMembers)}
            </ButtonLink>
          }
        >
          {formatMessage(dashboardText.nobodyBody)}
        </EmptyState>
      )}
    </Panel>
  );
}
