import type { FailureCode } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { aiStatsText } from "../../copy/analyzer/aiStats.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";

export type AiStatsPendingProps = {
  pending: { status: "loading" } | { status: "failed"; code: FailureCode };
  onRetry: () => void;
};

/** 計算が届くまで、または届かなかったとき。 */
export function AiStatsPending({ pending, onRetry }: AiStatsPendingProps) {
  const { formatMessage } = useIntl();
  if (pending.status === "failed") {
    // The frame already says that the member does not exist.
    if (pending.code === "not_found") return null;
    return (
      <Panel flush>
        <ErrorState code={pending.code} onRetry={onRetry} />
      </Panel>
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{formatMessage(aiStatsText.loading)}</VisuallyHidden>
      <Columns split="4+4+4">
        {["first", "second", "third"].map((place) => (
          <Panel key={place}>
            <Skeleton shape="title" />
            <Skeleton shape="block" />
          </Panel>
        ))}
      </Columns>
    </div>
  );
}
