import { type LoginDraft, loginDraftSchema } from "@kyuseki/domain";

export type LoginField = "email" | "password";
export type LoginFieldErrors = Partial<Record<LoginField, string>>;

/** The draft to send, or its errors by field. Imported when somebody begins to type, because schemas are heavy. */
export function checkLogin(values: LoginDraft): { draft: LoginDraft } | { fieldErrors: LoginFieldErrors } {
  const parsed = loginDraftSchema.safeParse(values);
  if (parsed.success) return { draft: parsed.data };
  const fieldErrors: LoginFieldErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const name = path[0];
    if (name === "email" || name === "password") fieldErrors[name] ??= message;
  }
  return { fieldErrors };
}
