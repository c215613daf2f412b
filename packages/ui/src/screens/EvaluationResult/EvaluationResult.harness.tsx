import { useCallback, useState } from "react";
import { EvaluationResultScreen, type EvaluationResultScreenProps } from "./EvaluationResultScreen.tsx";
import { growthOfMinato } from "./evaluation.fixtures.ts";
import type { EvaluationView } from "./view.ts";

/** For stories only: holds the view, as the address does in the app. */
export function EvaluationResultHarness({ view: first, onViewChange, ...rest }: EvaluationResultScreenProps) {
  const [view, setView] = useState(first);
  const change = useCallback(
    (more: Partial<EvaluationView>) => {
      onViewChange(more);
      setView((current) => ({ ...current, ...more }));
    },
    [onViewChange],
  );
  return (
    <EvaluationResultScreen
      {...rest}
      view={view}
      onViewChange={change}
      growth={view.player === null ? null : { status: "ready", value: growthOfMinato }}
    />
  );
}
