import { type FormEvent, useRef, useState } from "react";
import { useSending } from "./useSending.ts";

type Parsed =
  | { success: true; data: unknown; error?: undefined }
  | { success: false; data?: undefined; error: { issues: readonly { message: string }[] } };
/** The part of a zod schema that a form needs. */
type FieldSchema = { safeParse: (value: unknown) => Parsed };
type Fields = Record<string, FieldSchema>;
type Draft<Schemas extends Fields> = {
  [Name in keyof Schemas]: Extract<ReturnType<Schemas[Name]["safeParse"]>, { success: true }>["data"];
};
type FormOptions<Schemas extends Fields, Values> = {
  /** In the order of the page: the first wrong field gets the focus. Their `name` attributes are these keys. */
  fields: Schemas;
  empty: Values;
  /** Rejects when refused; sentences of `Failure.fields` are shown at their field. */
  onSend: (draft: Draft<Schemas>) => Promise<unknown>;
};

/** What was typed, its errors, and sending it. A failure never loses what was typed. */
export function useForm<Schemas extends Fields, Values extends Record<keyof Schemas & string, unknown>>({
  fields,
  empty,
  onSend,
}: FormOptions<Schemas, Values>) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [shown, setShown] = useState<readonly string[]>([]);
  const [told, setTold] = useState<Record<string, string>>({});
  const { busy, failure, send, forget } = useSending();
  const names: readonly (keyof Schemas & string)[] = Object.keys(fields);
  const read = Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, schema.safeParse(values[name])]),
  );
  const found = (name: string) => read[name]?.error?.issues[0]?.message;

  const focus = (name: string | undefined) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setShown(names);
    setTold({});
    const wrong = names.find(found);
    if (wrong !== undefined) {
      forget();
      focus(wrong);
      return;
    }
    const draft = Object.fromEntries(names.map((name) => [name, read[name]?.data]));
    // The schemas have parsed every field above.
    const answer = await send(() => onSend(draft as Draft<Schemas>));
    if (!("failure" in answer)) return;
    const at = answer.failure.fields ?? {};
    setTold(at);
    focus(names.find((name) => at[name]));
  };

  return {
    values,
    busy,
    /** Fields that still prevent sending, in the order of the page, whether shown or not. */
    wrong: names.filter(found),
    /** The error of a field, after it was left or sent, or from the server. */
    fieldError: (name: keyof Schemas & string) => told[name] ?? (shown.includes(name) ? found(name) : undefined),
    /** A failure that belongs to no single field. */
    failure: names.some((name) => told[name]) ? undefined : failure,
    change: (part: Partial<Values>) => {
      setValues((before) => ({ ...before, ...part }));
      setTold((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))));
    },
    /** An untouched field shows no error: a sentence that appears on the way to a button would move the button away. */
    leave: (name: keyof Schemas & string) => {
      if (values[name] !== "") setShown((before) => [...before, name]);
    },
    reset: () => {
      setValues(empty);
      setShown([]);
      setTold({});
      forget();
    },
    form: { ref: form, onSubmit: handleSubmit, noValidate: true },
  };
}
