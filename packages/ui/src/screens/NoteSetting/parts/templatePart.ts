import type { TemplateValues } from "./templateValues.ts";

/** What each part of the form is given. */
export type TemplatePart = {
  values: TemplateValues;
  /** 変わったところだけが届く。 */
  onChange: (part: Partial<TemplateValues>) => void;
  fieldError: (name: string) => string | undefined;
};
