import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { analysisText } from "../../../copy/analyzer/analysis.ts";

/** 条件に合う測定がない。CSV の取り込みは、条件の列から。 */
export function NoData({ onReset }: { onReset: () => void }) {
  const { formatMessage } = useIntl();

  return (
    <Panel flush>
      <EmptyState
        title={formatMessage(analysisText.emptyTitle)}
        action={<Button onClick={onReset}>{formatMessage(analysisText.reset)}</Button>}
      >
        {formatMessage(analysisText.emptyText)}
      </EmptyState>
    </Panel>
  );
}
