import type { FailureCode } from "@kyuseki/domain";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { Panel } from "./Panel.tsx";
import { PanelSkeleton } from "./PanelSkeleton.tsx";

export type PanelFallbackProps = {
  title: string;
  loadable: { status: "loading" } | { status: "failed"; code: FailureCode };
  /** 読み込み中の行の数。 */
  rows?: number;
  onRetry: () => void;
};

/** 区画の中身が届くまで、または届かなかったとき。 */
export function PanelFallback({ title, loadable, rows = 4, onRetry }: PanelFallbackProps) {
  if (loadable.status === "failed") {
    return (
      <Panel title={title} flush>
        <ErrorState code={loadable.code} onRetry={onRetry} />
      </Panel>
    );
  }
  return (
    <Panel title={title}>
      <PanelSkeleton rows={rows} />
    </Panel>
  );
}
