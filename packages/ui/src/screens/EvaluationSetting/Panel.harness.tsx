import type { FailureCode } from "@kyuseki/domain";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { PanelSkeleton } from "../../components/Panel/PanelSkeleton.tsx";

type PanelHarnessProps = {
  title: string;
  loadable: { status: "loading" } | { status: "failed"; code: FailureCode };
  onRetry: () => void;
};

/** 区画の中身が届くまで、または届かなかったとき。 */
export function PanelHarness({ title, loadable, onRetry }: PanelHarnessProps) {
  if (loadable.status === "failed") {
    return (
      <Panel title={title} flush>
        <ErrorState code={loadable.code} onRetry={onRetry} />
      </Panel>
    );
  }
  return (
    <Panel title={title}>
      <PanelSkeleton rows={4} />
    </Panel>
  );
}
