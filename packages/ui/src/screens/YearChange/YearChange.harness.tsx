import { useState } from "react";
import { YearChangeScreen, type YearChangeScreenProps } from "./YearChangeScreen.tsx";
import { done, planned } from "./yearChange.fixtures.ts";

/** For stories only: holds the choices, and answers as the server would. */
export function YearChangeHarness({
  choices: first,
  year: given,
  onChoose,
  onRun,
  onUndo,
  ...rest
}: YearChangeScreenProps) {
  const [choices, setChoices] = useState(first);
  const [year, setYear] = useState(given);

  return (
    <YearChangeScreen
      {...rest}
      year={year}
      choices={choices}
      onChoose={(next) => {
        onChoose(next);
        setChoices(next);
      }}
      onRun={async (draft) => {
        await onRun(draft);
        setYear({ status: "ready", value: done });
      }}
      onUndo={async (id) => {
        await onUndo(id);
        setYear({ status: "ready", value: planned });
      }}
    />
  );
}
