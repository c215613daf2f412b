/** Fields of a form, each with one plain value; absent, null and "" are equal. */
export type FormValues = { readonly [name: string]: string | number | boolean | null | undefined };
/** What was typed but not saved, and the values it was typed over. */
export type Edits<Values extends FormValues> = { base: Values; values: Values };

/** Names of the fields that differ. */
export function changedNames(from: FormValues, to: FormValues): string[] {
  return Object.keys({ ...from, ...to }).filter((name) => (from[name] ?? "") !== (to[name] ?? ""));
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
