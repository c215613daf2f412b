import { Failure } from "@kyuseki/domain";
import { type FormEvent, useRef, useState } from "react";
import { useSending } from "../../../state/useSending.ts";
import { changedNames, type Edits, type FormValues, mergeValues, withNames } from "./edits.ts";

/** Saved, or somebody else's earlier save that was not overwritten (R4); each with the server's present state. */
export type Saved<Source> = { outcome: "saved" | "stale"; stored: Source };

/** `version`: what an edit starts from (R4). */
type Versioned = { version: number };

type EditsOptions<Source extends Versioned, Values extends FormValues> = {
  /** The server's state, as last seen. */
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

export type Clash<Source, Values extends FormValues> = {
  theirs: Source;
  mine: Values;
  fields: readonly string[];
  /** Fields to take over from theirs; null: undecided, nothing is saved. */
  answer: (theirFields: readonly string[] | null) => void;
};

/** The part of a form that its frame needs. */
export type Sheet = Pick<
  ReturnType<typeof useEdits>,
  "form" | "turn" | "failure" | "unsaved" | "busy" | "isSaved" | "reset"
>;

/** Unsaved changes over the stored state, and saving them with conflict handling. */
export function useEdits<Source extends Versioned, Values extends FormValues>(options: EditsOptions<Source, Values>) {
  const { stored, valuesOf, kept, onKeep, check, onSave, onSaved } = options;
  const form = useRef<HTMLFormElement>(null);
  const [adopted, setAdopted] = useState(stored);
  const [base, setBase] = useState(kept?.base ?? valuesOf(stored));
  const [values, setValues] = useState(kept?.values ?? base);
  const [clash, setClash] = useState<Clash<Source, Values> | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [isShown, setShown] = useState(false);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [told, setTold] = useState<Record<string, string>>({});
  const [turn, setTurn] = useState(0);
  const { busy, failure, send, forget } = useSending();
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

  const ask = (theirs: Source, mine: Values, fields: readonly string[]) =>
    new Promise<readonly string[] | null>((resolve) => {
      const answer = (theirFields: readonly string[] | null) => {
        setClash(null);
        resolve(theirFields);
      };
      setClash({ theirs, mine, fields, answer });
    });
  const save = async () => {
    let [from, mine, over] = [base, values, standing];
    for (;;) {
      const theirs = valuesOf(over);
      const { merged, clashes } = mergeValues(from, theirs, mine);
      const theirFields = clashes.length === 0 ? [] : await ask(over, mine, clashes);
      if (theirFields === null) throw new Failure("conflict");
      mine = withNames(merged, theirs, theirFields);
      from = theirs;
      const answer = await onSave(mine, over);
      over = answer.stored;
      if (answer.outcome === "saved") return over;
    }
  };
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
    const answer = await send(save);
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
      setUnread((before) => [...before.filter((other) => other !== name), ...(isUnread ? [name] : [])]),
    change: (part: Partial<Values>) => {
      const next = { ...values, ...part };
      setValues(next);
      setSaved(false);
      setTold((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))));
      onKeep(changedNames(base, next).length > 0 ? { base, values: next } : null);
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
