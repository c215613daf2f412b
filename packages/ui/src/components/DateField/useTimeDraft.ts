import { parseTime, type Time } from "@internationalized/date";
import { useState } from "react";

/** The time while it is typed: only a whole one (HH:MM), or none, reaches the caller. */
export function useTimeDraft(value: string | null, onChange: (time: string | null) => void) {
  const [draft, setDraft] = useState<Time | null>(() => timeOf(value));
  const [known, setKnown] = useState(value);

  if (known !== value) {
    setKnown(value);
    setDraft(timeOf(value));
  }
  const change = (next: Time | null) => {
    setDraft(next);
    const time = next?.toString().slice(0, "HH:MM".length) ?? null;
    if (time === value) return;
    setKnown(time);
    onChange(time);
  };
  return { draft, change };
}

const timeOf = (value: string | null) => (value === null ? null : parseTime(value));
