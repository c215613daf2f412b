import * as z from "zod/mini";

type Shape = Record<string, z.ZodMiniType>;
/** Field of a partial update: may be left out; null stores the default of a field that has one. */
type UpdateField<S extends z.ZodMiniType> = z.ZodMiniOptional<
  z.ZodMiniType<z.output<S>, S extends z.ZodMiniDefault<infer Inner> ? z.input<Inner> | null : z.input<S>>
>;
type UpdateShape<S extends Shape> = { [Name in keyof S]: UpdateField<S[Name]> };

/**
 * The fields of a draft, for an update that changes what is sent and leaves the rest: null clears a field that may be
 * left out of the draft.
 */
export function partialUpdate<const S extends Shape>(draft: S): z.ZodMiniObject<UpdateShape<S>> {
  const fields = Object.entries(draft).map(([name, field]) => [name, updateField(field)]);
  // Object.fromEntries forgets which field has which name.
  return z.object(Object.fromEntries(fields) as UpdateShape<S>);
}

/** A default would fill in what was left out, so it is taken off and stands for null alone. */
function updateField(field: z.ZodMiniType) {
  if (!(field instanceof z.ZodMiniDefault)) return z.optional(field);
  const { innerType, defaultValue } = field.def;
  const cleared = z.transform((value: unknown) => value ?? defaultValue);
  return z.optional(z.pipe(z.nullable(innerType), cleared));
}
