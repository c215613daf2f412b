import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";

/** 読めなかった区画（ER-4）。 */
export function PartFailed({ title, busy, onRetry }: { title: string; busy: boolean; onRetry: () => void }) {
  return (
    <Panel title={title} flush>
      <ErrorState code="unexpected" busy={busy} onRetry={onRetry} />
    </Panel>
  );
}
