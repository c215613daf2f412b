import { ErrorState, type ErrorStateProps } from "../ErrorState/ErrorState.tsx";
import { Panel, type PanelProps } from "./Panel.tsx";

export type FailedPanelProps = Omit<PanelProps, "children"> &
  Pick<ErrorStateProps, "onRetry"> &
  Partial<Pick<ErrorStateProps, "code" | "busy">>;

/** 読めなかった区画（ER-4）。 */
export function FailedPanel({ code = "unexpected", busy = false, onRetry, ...panel }: FailedPanelProps) {
  return (
    <Panel flush {...panel}>
      <ErrorState code={code} busy={busy} onRetry={onRetry} />
    </Panel>
  );
}
