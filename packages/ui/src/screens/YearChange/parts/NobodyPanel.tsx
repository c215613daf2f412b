import { useIntl } from "react-intl";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { whoGoesText, yearChangeText } from "../../../copy/members/yearChange.ts";

/** 在籍している選手が一人もいない。 */
export function NobodyPanel() {
  const { formatMessage } = useIntl();

  return (
    <Panel aria-label={formatMessage(whoGoesText.title)}>
      <EmptyState
        title={formatMessage(yearChangeText.emptyTitle)}
        action={<ButtonLink href="/member-list">{formatMessage(yearChangeText.toList)}</ButtonLink>}
      >
        {formatMessage(yearChangeText.emptyBody)}
      </EmptyState>
    </Panel>
  );
}
