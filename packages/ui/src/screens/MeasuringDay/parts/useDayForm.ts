import { type MeasuringDay, type MeasuringDayDraft, measuringDayDraftSchema } from "@kyuseki/domain";
import { useState } from "react";
import { useForm } from "../../../state/useForm.ts";
import { useVersionedSave } from "../../../state/useVersionedSave.ts";
import { type DayValues, draftOf } from "./dayValues.ts";

/** The server's present day, when somebody else has saved since `version` (R4). */
export type DaySaved = { outcome: "saved" } | { outcome: "stale"; stored: MeasuringDay };
export type SaveDay = (draft: MeasuringDayDraft, version: number) => Promise<DaySaved>;

export type DayFormOptions = {
  first: DayValues;
  /** null: a new day. */
  day: MeasuringDay | null;
  /** 閉じても残る、書きかけ。 */
  onDraft: ((values: DayValues) => void) | undefined;
  /** 断られたときは `Failure` で reject する。先に保存した人がいれば `stale`（R4）。 */
  onSave: SaveDay;
  onSaved: () => void;
};

/** What two people may change differently; the event is only said when the day begins. */
export type DayFields = Omit<MeasuringDayDraft, "event_id">;

/** The form of a measuring day on its way to the server, past what others save meanwhile. */
export function useDayForm({ first, day, onDraft, onSave, onSaved }: DayFormOptions) {
  const [begun] = useState(day);
  const [values, setValues] = useState(first);
  const { clash, save } = useVersionedSave<DayFields & { version: number }, DayFields>();
  const { change, ...form } = useForm({
    fields: measuringDayDraftSchema.shape,
    empty: draftOf(first),
    onSend: async ({ event_id, ...mine }) => {
      const over = begun ?? { ...mine, version: 0 };
      const saved = await save({
        base: draftIn(over),
        mine,
        over,
        valuesOf: draftIn,
        send: async (draft, stood) => {
          const answer = await onSave({ ...draft, event_id }, stood.version);
          return answer.outcome === "saved" ? { ...answer, stored: stood } : answer;
        },
      });
      if (saved) onSaved();
    },
  });

  return {
    ...form,
    clash,
    values,
    change: (part: Partial<DayValues>) => {
      const next = { ...values, ...part };
      setValues(next);
      change(draftOf(next));
      onDraft?.(next);
    },
  };
}

const draftIn = ({ name, date, place, item_ids }: DayFields): DayFields => ({
  name,
  date,
  place,
  item_ids,
});
