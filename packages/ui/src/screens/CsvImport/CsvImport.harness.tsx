import { useState } from "react";
import { CsvImportScreen, type CsvImportScreenProps } from "./CsvImportScreen.tsx";

/** Holds the answers, as the app does. */
export function CsvImportHarness(props: CsvImportScreenProps) {
  const [stage, setStage] = useState(props.stage);
  const [view, setView] = useState(props.view);

  return (
    <CsvImportScreen
      {...props}
      stage={stage}
      view={view}
      onViewChange={(change) => {
        props.onViewChange(change);
        setView((current) => ({ ...current, ...change }));
      }}
      onLeaveRow={(row, left) => {
        props.onLeaveRow(row, left);
        if (stage.step !== "check") return;
        const { leftRows } = stage.check;
        const others = [...leftRows].filter((one) => one !== row);
        setStage({ ...stage, check: { ...stage.check, leftRows: new Set(left ? [...others, row] : others) } });
      }}
      onWholeChange={(whole) => {
        props.onWholeChange(whole);
        if (stage.step === "check") setStage({ ...stage, whole });
      }}
      onAnswersChange={(answers) => {
        props.onAnswersChange(answers);
        if (stage.step === "map") setStage({ ...stage, answers });
      }}
    />
  );
}
