import { useState } from "react";
import { monthOf } from "../../format/date.ts";
import type { CommentDraft } from "./parts/commentDraft.ts";
import { TrainingPlayerScreen, type TrainingPlayerScreenProps } from "./TrainingPlayerScreen.tsx";

/** For stories only: holds the day, the month and the draft, as the app does. */
export function TrainingPlayerHarness(props: TrainingPlayerScreenProps) {
  const [{ month, day }, setPlace] = useState({ month: props.month, day: props.day });
  const [fields, setFields] = useState(props.fields);
  const [drafts, setDrafts] = useState<Readonly<Record<string, CommentDraft>>>(props.drafts);

  return (
    <TrainingPlayerScreen
      {...props}
      month={month}
      day={day}
      drafts={drafts}
      fields={fields}
      onFields={(next) => {
        props.onFields(next);
        setFields(next);
      }}
      onMonthChange={(next) => {
        props.onMonthChange(next);
        setPlace({ month: next, day: null });
      }}
      onSelect={(next) => {
        props.onSelect(next);
        setPlace({ month: monthOf(next), day: next });
      }}
      onDraft={(of, draft) => {
        props.onDraft(of, draft);
        setDrafts((current) => ({ ...current, [of]: draft }));
      }}
    />
  );
}
