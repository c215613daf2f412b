import { useState } from "react";
import { type FormValues, mergeValues, withNames } from "./mergeValues.ts";

/** Saved, or somebody else's save that came first and was not overwritten (R4); each as it stands on the server. */
export type Saved<Source> = { outcome: "saved" | "stale"; stored: Source };

/** Fields that two people changed differently, until one of them has chosen. */
export type Clash<Source, Values extends FormValues> = {
  stored: Source;
  theirs: Values;
  mine: Values;
  fields: readonly (keyof Values & string)[];
  /** Fields to take over from theirs; null: undecided, nothing is saved. */
  answer: (theirFields: readonly string[] | null) => void;
};

type Save<Source, Values extends FormValues> = {
  /** What `mine` was typed over. */
  base: Values;
  mine: Values;
  /** What is stored, as last seen. */
  over: Source;
  valuesOf: (source: Source) => Values;
  send: (values: Values, over: Source) => Promise<Saved<Source>>;
  /** Before both edits are sent as one. */
  onMerge?: (values: Values, over: Source) => void;
};

/**
 * Saves; when somebody else was first, joins both edits and saves again, asking only about fields that both changed
 * differently (R4). `save` answers what is stored then, null while it is undecided.
 */
export function useVersionedSave<Source, Values extends FormValues>() {
  const [clash, setClash] = useState<Clash<Source, Values> | null>(null);

  const ask = (question: Omit<Clash<Source, Values>, "answer">) =>
    new Promise<readonly string[] | null>((resolve) => {
      const answer = (theirFields: readonly string[] | null) => {
        setClash(null);
        resolve(theirFields);
      };
      setClash({ ...question, answer });
    });

  const save = async ({ base, mine, over, valuesOf, send, onMerge }: Save<Source, Values>): Promise<Source | null> => {
    const theirs = valuesOf(over);
    const { merged, clashes } = mergeValues(base, theirs, mine);
    const theirFields = clashes.length === 0 ? [] : await ask({ stored: over, theirs, mine, fields: clashes });
    if (theirFields === null) return null;
    const values = withNames(merged, theirs, theirFields);
    if (theirs !== base) onMerge?.(values, over);
    const { outcome, stored } = await send(values, over);
    if (outcome === "saved") return stored;
    return save({ base: theirs, mine: values, over: stored, valuesOf, send, ...(onMerge && { onMerge }) });
  };

  return { clash, save };
}
