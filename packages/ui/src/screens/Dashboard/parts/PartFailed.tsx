import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";

type PartFailedProps = { title: string; busy: boolean; onRetry: () => void };

/** 読めなかった区画（ER-4）。 */
export function PartFailed({ title, busy, onRetry }: PartFailedProps) {
  return (
    <Panel title={title} flush>
      <ErrorState code="unexpected" busy={busy} onRetry={onRetry} />
    </Panel>
  );
}
