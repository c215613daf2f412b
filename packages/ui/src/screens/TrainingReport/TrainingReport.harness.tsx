import { useState } from "react";
import { TrainingReportScreen, type TrainingReportScreenProps } from "./TrainingReportScreen.tsx";
import type { TrainingReportView } from "./view.ts";

/** For stories only: holds the view and the open row, as the app does. */
export function TrainingReportHarness({
  view: first,
  opened,
  onViewChange,
  onOpen,
  ...rest
}: TrainingReportScreenProps) {
  const [view, setView] = useState(first);
  const [open, setOpen] = useState(opened?.id ?? null);

  return (
    <TrainingReportScreen
      {...rest}
      view={view}
      onViewChange={(change: Partial<TrainingReportView>) => {
        onViewChange(change);
        setView((current) => ({ ...current, ...change }));
      }}
      opened={open === null ? null : { id: open, day: opened?.day ?? { status: "loading" } }}
      onOpen={(id) => {
        onOpen(id);
        setOpen(id);
      }}
    />
  );
}
