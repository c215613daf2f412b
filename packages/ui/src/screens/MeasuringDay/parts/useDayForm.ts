import type { MeasuringDay, MeasuringDayDraft } from "@kyuseki/domain";
import { type FormEvent, useRef, useState } from "react";
import type { StaleChosen } from "../../../components/StaleChoice/StaleChoice.tsx";
import { useSending } from "../../../state/useSending.ts";
import { checkDay, type DayField, type DayValues, dayFields, differingFields } from "./dayValues.ts";

/** The server's present day, when somebody else has saved since `version` (R4). */
export type DaySaved = { outcome: "saved" } | { outcome: "stale"; stored: MeasuringDay };
export type SaveDay = (draft: MeasuringDayDraft, version: number) => Promise<DaySaved>;

type DayFormOptions = {
  values: DayValues;
  /** null: a new day. */
  day: MeasuringDay | null;
  onSave: SaveDay;
  onSaved: () => void;
};
type Clash = { fields: readonly DayField[]; mine: MeasuringDayDraft; stored: MeasuringDay };

/** The form of a measuring day and its saving. A failure never loses what was typed. */
export function useDayForm({ values, day, onSave, onSaved }: DayFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [isShown, setShown] = useState(false);
  const [clash, setClash] = useState<Clash | null>(null);
  const { busy, failure, send, forget } = useSending();
  const check = checkDay(values);
  const found = "fieldErrors" in check ? check.fieldErrors : {};
  const told = failure?.fields ?? {};

  const focus = (name: string | undefined) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const save = async (draft: MeasuringDayDraft, version: number) => {
    const answer = await send(() => onSave(draft, version));
    if ("failure" in answer) {
      const at = answer.failure.fields ?? {};
      focus(dayFields.find((name) => at[name]));
    } else if (answer.result.outcome === "saved") onSaved();
    else {
      const { stored } = answer.result;
      const fields = differingFields(draft, stored);
      if (fields.length === 0) onSaved();
      else setClash({ fields, mine: draft, stored });
    }
  };

  return {
    busy,
    clash,
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (busy) return;
        setShown(true);
        forget();
        if ("draft" in check) void save(check.draft, day?.version ?? 0);
        else focus(dayFields.find((name) => found[name]));
      },
    },
    fieldError: (name: DayField) => told[name] ?? (isShown ? found[name] : undefined),
    /** A failure that belongs to no single field. */
    failure: dayFields.some((name) => told[name]) ? undefined : failure,
    /** null: decide later. */
    settle: (chosen: StaleChosen<DayField> | null) => {
      setClash(null);
      if (!clash || !chosen) return;
      const { mine, stored } = clash;
      const kept = <Field extends DayField>(field: Field) => (chosen[field] === "theirs" ? stored[field] : mine[field]);
      const draft = { name: kept("name"), date: kept("date"), place: kept("place"), item_ids: kept("item_ids") };
      void save(draft, stored.version);
    },
  };
}
