/** Fields of a form; an absent one is empty, as null and "" are. */
export type FormValues = { readonly [name: string]: unknown };
/** What was typed and not saved yet, and what it was typed over. */
export type Edits<Values extends FormValues> = { base: Values; values: Values };

/** Names of the fields that differ, lists and groups by what they hold. */
export function changedNames<Values extends FormValues>(from: Values, to: FormValues): (keyof Values & string)[] {
  return Object.keys({ ...from, ...to }).filter(
    (name) => JSON.stringify(from[name] ?? "") !== JSON.stringify(to[name] ?? ""),
  );
}

/**
 * Merges my edits with somebody else's save since `base` (R4). A field changed by one of us takes that value; `clashes`
 * are those both changed, differently, and keep mine in `merged`.
 */
export function mergeValues<Values extends FormValues>(base: Values, theirs: Values, mine: Values) {
  const changed = changedNames(base, mine);
  const theirNames = changedNames(base, theirs);
  const differing = changedNames(theirs, mine);
  const clashes = changed.filter((name) => theirNames.includes(name) && differing.includes(name));
  return { merged: withNames(theirs, mine, changed), clashes };
}

/** `values` with the named fields of `other`. */
export function withNames<Values extends FormValues>(values: Values, other: Values, names: readonly string[]): Values {
  return { ...values, ...Object.fromEntries(names.map((name) => [name, other[name]])) };
}

/** The first error of each field, by its dotted name. */
export function fieldErrorsOf(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Record<string, string> {
  // Later entries overwrite earlier ones, so the list is reversed to keep the first.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.map(String).join("."), message]));
}
