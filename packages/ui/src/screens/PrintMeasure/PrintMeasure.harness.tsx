import { useState } from "react";
import { PrintMeasureScreen, type PrintMeasureScreenProps } from "./PrintMeasureScreen.tsx";

/** For stories only: holds what is chosen, as the app does. */
export function PrintMeasureHarness(props: PrintMeasureScreenProps) {
  const [view, setView] = useState(props.view);
  return (
    <PrintMeasureScreen
      {...props}
      view={view}
      onViewChange={(change) => {
        props.onViewChange(change);
        setView((before) => ({ ...before, ...change }));
      }}
    />
  );
}
