import { type LoginDraft, loginDraftSchema } from "@kyuseki/domain";
import { useState } from "react";

type FieldName = "email" | "password";
type Problems = Partial<Record<FieldName, string>>;
type Checked = { draft: LoginDraft } | { draft?: never; firstProblem: FieldName };

const empty: LoginDraft = { email: "", password: "", remember: false };

/** What the coach typed, and what is wrong with it, shown per field once that field was left or sent. */
export function useLoginDraft() {
  const [values, setValues] = useState(empty);
  const [shown, setShown] = useState<readonly FieldName[]>([]);
  const found = problemsOf(values);

  return {
    values,
    problems: Object.fromEntries(shown.map((name) => [name, found[name]])) as Problems, // keys are those of `shown`
    change: (part: Partial<LoginDraft>) => setValues((before) => ({ ...before, ...part })),
    /** An untouched field stays quiet: a sentence that appears on the way to a button moves the button away. */
    leave: (name: FieldName) => {
      if (values[name] !== "") setShown((before) => [...before, name]);
    },
    check: (): Checked => {
      setShown(["email", "password"]);
      const parsed = loginDraftSchema.safeParse(values);
      if (parsed.success) return { draft: parsed.data };
      return { firstProblem: found.email ? "email" : "password" };
    },
  };
}

function problemsOf(values: LoginDraft): Problems {
  const parsed = loginDraftSchema.safeParse(values);
  const problems: Problems = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = path[0];
    if (name === "email" || name === "password") problems[name] ??= message;
  }
  return problems;
}
