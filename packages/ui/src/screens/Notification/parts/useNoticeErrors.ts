import { type NoticeDraft, sendableNoticeSchema } from "@kyuseki/domain";
import { type RefObject, useState } from "react";
import type { CallFailure } from "../../../state/callFailure.ts";
import { fieldErrorsOf } from "../../../state/mergeValues.ts";

/**
 * What is wrong with a notice, by field: found here once 確認へ進む was pressed, or told by the server. `files`: what to say
 * while a file of it has not arrived.
 */
export function useNoticeErrors(values: NoticeDraft, files: string | null, form: RefObject<HTMLElement | null>) {
  const [isShown, setShown] = useState(false);
  const [told, setTold] = useState<Record<string, string>>({});
  const parsed = sendableNoticeSchema.safeParse(values);
  const found: Record<string, string> = {
    ...(!parsed.success && fieldErrorsOf(parsed.error.issues)),
    ...(files !== null && { file_ids: files }),
  };

  const focus = (errors: Record<string, string>) => {
    const wrong = order.find((name) => names(errors).includes(name));
    const field = form.current?.querySelector<HTMLElement>(`[name="${wrong}"], [data-field="${wrong}"]`);
    const target = field?.matches("input, textarea")
      ? field
      : field?.querySelector<HTMLElement>("input, button, select");
    target?.focus();
  };

  return {
    fieldError: (name: string) => told[name] ?? (isShown ? found[name] : undefined),
    /** Shows what is wrong and goes there; true when nothing is. */
    check: () => {
      setShown(true);
      setTold({});
      focus(found);
      return names(found).length === 0;
    },
    /** Shows what the server found and, after `onShown`, goes there; does nothing when it named no field. */
    tell: ({ fields = {} }: CallFailure, onShown: () => void) => {
      const isAtField = order.some((name) => names(fields).includes(name));
      if (!isAtField) return;
      setTold(fields);
      onShown();
      focus(fields);
    },
    /** A field that is changed no longer has the server's error. */
    forget: (change: Partial<NoticeDraft>) =>
      setTold((before) =>
        Object.fromEntries(Object.entries(before).filter(([key]) => !((key.split(".")[0] ?? "") in change))),
      ),
    reset: () => setShown(false),
  };
}

/** `choices.0` belongs to `choices`. */
const names = (errors: Record<string, string>) => Object.keys(errors).map((key) => key.split(".")[0] ?? key);

/** In the order of the page. */
const order = ["member_ids", "title", "body", "file_ids", "choices", "deadline", "remind", "level", "send_at"];
