import { Failure } from "@kyuseki/domain";
import { type FormEvent, startTransition, useRef, useState } from "react";
import { changedNames, type Edits, type FormValues } from "./mergeValues.ts";
import { useSending } from "./useSending.ts";
import { type Saved, useVersionedSave } from "./useVersionedSave.ts";

/** `version`: what an edit starts from (R4). */
type Versioned = { version: number };

type VersionedFormOptions<Source extends Versioned, Values extends FormValues> = {
  /** What stands on the server, as last seen. */
  stored: Source;
  valuesOf: (source: Source) => Values;
  kept: Edits<Values> | null;
  onKeep: (edits: Edits<Values> | null) => void;
  /** Errors by field; empty: it can be sent. */
  check: (values: Values) => Record<string, string>;
  /** `over`: what the values are based on. */
  onSave: (values: Values, over: Source) => Promise<Saved<Source>>;
  onSaved?: () => void;
};

/** What the frame of a form needs to know of it. */
export type Sheet = Pick<
  ReturnType<typeof useVersionedForm>,
  "form" | "turn" | "failure" | "unsaved" | "busy" | "isSaved" | "reset"
>;

/** What was typed over what is stored, and its way to the server past what others save meanwhile. */
export function useVersionedForm<Source extends Versioned, Values extends FormValues>(
  options: VersionedFormOptions<Source, Values>,
) {
  const { stored, valuesOf, kept, onKeep, check, onSave, onSaved } = options;
  const form = useRef<HTMLFormElement>(null);
  const [adopted, setAdopted] = useState(stored);
  const [base, setBase] = useState(kept?.base ?? valuesOf(stored));
  const [values, setValues] = useState(kept?.values ?? base);
  const [isSaved, setSaved] = useState(false);
  const [isShown, setShown] = useState(false);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [told, setTold] = useState<Record<string, string>>({});
  const [turn, setTurn] = useState(0);
  const { busy, failure, send, forget } = useSending();
  const { clash, save } = useVersionedSave<Source, Values>();
  const changed = changedNames(base, values);
  const unsaved = new Set([...changed, ...unread]).size;
  const found = check(values);

  const adopt = (next: Source) => {
    setAdopted(next);
    setBase(valuesOf(next));
    setValues(valuesOf(next));
    setShown(false);
    setTold({});
  };
  // A save's answer is newer than the last read.
  const standing = stored.version > adopted.version ? stored : adopted;
  // Without unsaved changes, other people's saves show at once.
  if (changed.length === 0 && standing !== adopted) adopt(standing);

  const focus = (name: string | undefined) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || unsaved === 0) return;
    setShown(true);
    setTold({});
    const wrong = Object.keys(values).find((name) => unread.includes(name) || found[name] !== undefined);
    if (wrong !== undefined) {
      forget();
      focus(wrong);
      return;
    }
    const answer = await send(async () => {
      const saved = await save({ base, mine: values, over: standing, valuesOf, send: onSave });
      if (saved === null) throw new Failure("conflict");
      return saved;
    });
    if ("result" in answer) {
      adopt(answer.result);
      setSaved(true);
      onKeep(null);
      onSaved?.();
      return;
    }
    const at = answer.failure.fields ?? {};
    setTold(at);
    focus(Object.keys(values).find((name) => at[name]));
  };

  return {
    values,
    busy,
    clash,
    isSaved,
    unsaved,
    /** A key that remounts the fields, which clears text that is no number. */
    turn,
    /** The error of a field, after sending, or from the server. */
    fieldError: (name: string) => told[name] ?? (isShown ? found[name] : undefined),
    /** A failure that belongs to no single field. */
    failure: Object.keys(values).some((name) => told[name]) ? undefined : failure,
    /** Reports whether a field holds text that is no number. */
    onUnread: (name: string, isUnread: boolean) =>
      setUnread((before) => {
        // The same list, unless something changes: a new one would render the whole form.
        if (before.includes(name) === isUnread) return before;
        return isUnread ? [...before, name] : before.filter((other) => other !== name);
      }),
    change: (part: Partial<Values>) => {
      const next = { ...values, ...part };
      setValues(next);
      setSaved(false);
      setTold((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))));
      // The screen around the form, which holds what is kept, follows the field.
      startTransition(() => onKeep(changedNames(base, next).length > 0 ? { base, values: next } : null));
    },
    reset: () => {
      adopt(standing);
      setSaved(false);
      setUnread([]);
      setTurn((before) => before + 1);
      forget();
      onKeep(null);
    },
    form: { ref: form, onSubmit: handleSubmit, noValidate: true },
  };
}
