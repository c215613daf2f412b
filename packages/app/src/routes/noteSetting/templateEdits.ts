import { grades, noteReaders, questionKinds } from "@kyuseki/domain";
import type { TemplateValues } from "@kyuseki/ui/screens/NoteSetting";
import * as z from "zod/mini";

const number = z.nullable(z.number());

/** As typed, so not yet as a template has to be; in the order of the page. */
const valuesSchema = z.object({
  name: z.string(),
  questions: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(questionKinds),
      label: z.string(),
      hint: z.string(),
      required: z.boolean(),
      text_max: z.int(),
      low: z.string(),
      high: z.string(),
      lowest: number,
      highest: number,
      unit: z.string(),
    }),
  ),
  weekdays: z.array(z.int()),
  opens: z.nullable(z.string()),
  due_days: z.int(),
  due: z.nullable(z.string()),
  remind: z.boolean(),
  readers: z.enum(noteReaders),
  grades: z.array(z.enum(grades)),
}) satisfies z.ZodMiniType<TemplateValues>;

/** What was typed over which values; null is nothing. */
export const templateEditsSchema = z.nullable(z.object({ base: valuesSchema, values: valuesSchema }));
