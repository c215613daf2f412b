import { useState } from "react";
import { PitchGuardScreen, type PitchGuardScreenProps } from "./PitchGuardScreen.tsx";

/** 画面を手に持ったときの、見ているものと書きかけ。 */
export function PitchGuardHarness(props: PitchGuardScreenProps) {
  const [view, setView] = useState(props.view);
  const [draft, setDraft] = useState(props.draft);

  return (
    <PitchGuardScreen
      {...props}
      view={view}
      onViewChange={(change) => {
        setView((before) => ({ ...before, ...change }));
        props.onViewChange(change);
      }}
      draft={draft}
      onDraft={(next) => {
        setDraft(next);
        props.onDraft(next);
      }}
    />
  );
}
