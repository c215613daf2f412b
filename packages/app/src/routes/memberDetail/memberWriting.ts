import { type Gender, type Grade, genders, grades, type Hand, hands } from "@kyuseki/domain";
import type { MemberWriting } from "@kyuseki/ui";
import * as z from "zod/mini";

const hand = z.nullable(z.enum<readonly Hand[]>(hands));
const valuesSchema = z.object({
  last_name: z.string(),
  first_name: z.string(),
  last_name_kana: z.string(),
  first_name_kana: z.string(),
  grade: z.nullable(z.enum<readonly Grade[]>(grades)),
  gender: z.nullable(z.enum<readonly Gender[]>(genders)),
  additional: z.object({ pitching: hand, batting: hand }),
  height: z.nullable(z.number()),
  weight: z.nullable(z.number()),
  // Left out of what an earlier release kept.
  uniform_number: z._default(z.string(), ""),
  email: z.string(),
  guardian_email: z.string(),
});

/** As it was kept in this browser; null is nothing begun. */
export const memberWritingSchema = z.nullable(
  z.object({ values: valuesSchema, base: valuesSchema, version: z.nullable(z.int()) }),
) satisfies z.ZodMiniType<MemberWriting | null>;
