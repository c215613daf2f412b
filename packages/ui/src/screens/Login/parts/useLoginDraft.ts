import type { LoginDraft } from "@kyuseki/domain";
import { useState } from "react";
import type { LoginField, LoginFieldErrors } from "./loginCheck.ts";

type Check = typeof import("./loginCheck.ts").checkLogin;

const empty: LoginDraft = { email: "", password: "", remember: false };

/** What the coach typed, and its errors, shown per field after it was left or sent. */
export function useLoginDraft() {
  const [values, setValues] = useState(empty);
  const [shown, setShown] = useState<readonly LoginField[]>([]);
  const [check, setCheck] = useState<Check | null>(null);
  const found = check ? fieldErrorsOf(check(values)) : {};

  const fetchCheck = async (): Promise<Check> => {
    const { checkLogin } = await import("./loginCheck.ts");
    setCheck(() => checkLogin);
    return checkLogin;
  };

  return {
    values,
    fieldErrors: Object.fromEntries(shown.map((name) => [name, found[name]])) as LoginFieldErrors, // These are the keys of `shown`.
    change: (part: Partial<LoginDraft>) => setValues((before) => ({ ...before, ...part })),
    /** Imports the validation when somebody is about to type; a failed import is retried on sending. */
    approach: () => void fetchCheck().catch(() => {}),
    /** An untouched field shows no error: a sentence that appears on the way to a button would move the button away. */
    leave: (name: LoginField) => {
      if (values[name] !== "") setShown((before) => [...before, name]);
    },
    /** Rejects when the validation's code did not load. */
    check: async (): Promise<{ draft: LoginDraft } | { draft?: never; firstError: LoginField }> => {
      const result = (check ?? (await fetchCheck()))(values);
      setShown(["email", "password"]);
      return "draft" in result ? result : { firstError: result.fieldErrors.email ? "email" : "password" };
    },
  };
}

const fieldErrorsOf = (result: ReturnType<Check>): LoginFieldErrors =>
  "fieldErrors" in result ? result.fieldErrors : {};
