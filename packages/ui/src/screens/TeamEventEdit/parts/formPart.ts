import type { EventValues } from "./eventValues.ts";

/** What each part of the form is given. */
export type FormPart = {
  values: EventValues;
  /** 変わったところだけが届く。 */
  onChange: (part: Partial<EventValues>) => void;
  fieldError: (name: string) => string | undefined;
};
