import { applicants, genders, grades } from "@kyuseki/domain";
import type { JoinTexts } from "@kyuseki/ui/screens/Join";
import * as z from "zod/mini";
import { createVisitorTexts } from "../visitorTexts.ts";

export const joinTexts = createVisitorTexts<JoinTexts>(
  "join",
  z.object({
    applicant: z.enum(applicants),
    last_name: z.string(),
    first_name: z.string(),
    last_name_kana: z.string(),
    first_name_kana: z.string(),
    grade: z.union([z.literal(""), z.enum(grades)]),
    gender: z.nullable(z.enum(genders)),
    guardian_email: z.string(),
    consent: z.boolean(),
  }),
);
