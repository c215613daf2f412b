import { Failure } from "@kyuseki/domain";
import { type FormEvent, useRef, useState } from "react";
import { useSending } from "../../../state/useSending.ts";
import { changedNames, type Edits, type FormValues, mergeValues, withNames } from "./edits.ts";

/** Saved, or somebody else's save that came first and was not overwritten (R4); each as it stands on the server. */
export type Saved<Source> = { outcome: "saved" | "stale"; stored: Source };

/** `version`: what an edit begins from (R4). */
type Versioned = { version: number };

type EditsOptions<Source extends Versioned, Values extends FormValues> = {
  /** What stands on the server, as last seen. */
  stored: Source;
  valuesOf: (source: Source) => Values;
  kept: Edits<Values> | null;
  onKeep: (edits: Edits<Values> | null) => void;
  /** Sentences by field name; empty: it can be sent. */
  check: (values: Values) => Record<string, string>;
  /** `over`: what the values stand on. */
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

/** What the frame of a form needs to know of it. */
export type Sheet = Pick<
  ReturnType<typeof useEdits>,
  "form" | "turn" | "failure" | "unsaved" | "busy" | "isSaved" | "reset"
>;

/** What was typed over what is stored, and its way to the server past what others save meanwhile. */
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
  // What was just saved is newer than what has been read again.
  const standing = stored.version > adopted.version ? stored : adopted;
  // Nothing typed: what others saved shows at once.
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
    /** A key for the fields: text that is no number goes with it. */
    turn,
    /** What is wrong with a field, once it was sent, or what the server said about it. */
    fieldError: (name: string) => told[name] ?? (isShown ? found[name] : undefined),
    /** A failure that belongs to no single field. */
    failure: Object.keys(values).some((name) => told[name]) ? undefined : failure,
    /** Whether text stands in a field that is no number. */
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
