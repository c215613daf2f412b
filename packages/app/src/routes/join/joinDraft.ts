import { applicants, genders, grades, product } from "@kyuseki/domain";
import type { JoinTexts } from "@kyuseki/ui/screens/Join";
import * as z from "zod/mini";

/** Session storage: what a visitor has typed outlives a reload, and ends with the tab. */
const key = `${product.id}-join`;

const textsSchema = z.object({
  applicant: z.enum(applicants),
  last_name: z.string(),
  first_name: z.string(),
  last_name_kana: z.string(),
  first_name_kana: z.string(),
  grade: z.union([z.literal(""), z.enum(grades)]),
  gender: z.nullable(z.enum(genders)),
  guardian_email: z.string(),
  consent: z.boolean(),
});

/** undefined when there is nothing, or nothing of this shape. */
export function readJoinTexts(): JoinTexts | undefined {
  try {
    return textsSchema.safeParse(JSON.parse(window.sessionStorage.getItem(key) ?? "null")).data;
  } catch {
    return undefined;
  }
}

export function keepJoinTexts(texts: JoinTexts) {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // Blocked or full: the page still holds them.
  }
}

export function forgetJoinTexts() {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Blocked: nothing was kept.
  }
}
