import * as z from "zod/mini";

// Instead of z.record and z.partialRecord, which would be a kilobyte of every page.

/** An object with any names, each with a value that `values` accepts. */
export const recordOf = <Values extends z.ZodMiniType>(values: Values) => z.catchall(z.object({}), values);

/** An object with all of `names`, each with a value that `values` accepts; other names are left out. */
export const fullRecordOf = <const Name extends string, Values extends z.ZodMiniType>(
  names: readonly Name[],
  values: Values,
) =>
  // Object.fromEntries forgets which names there are.
  z.object(Object.fromEntries(names.map((name) => [name, values])) as Record<Name, Values>);

/** The same with some of `names`. */
export const partialRecordOf = <const Name extends string, Values extends z.ZodMiniType>(
  names: readonly Name[],
  values: Values,
) => fullRecordOf(names, z.optional(values));
