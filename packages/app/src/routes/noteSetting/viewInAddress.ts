import { defineView, type Parameter } from "../../navigation/defineView.ts";
import { id } from "../../navigation/parameters.ts";

/** A template by its id, or the one that is being made. */
type ChosenTemplate = number | "new";

const chosen: Parameter<ChosenTemplate> = {
  read: (text) => (text === "new" ? text : id.read(text)),
  write: String,
};

/** `template`: null is the first one. */
export const noteSettingAddress = defineView<{ template: ChosenTemplate | null }>(
  { template: null },
  { template: chosen },
);

/** The template that is shown: the wanted one, else the first, else a new one. */
export function shownTemplate(
  wanted: ChosenTemplate | null,
  templates: readonly { template_id: number }[] | undefined,
): ChosenTemplate {
  if (wanted === "new" || templates === undefined) return wanted ?? "new";
  return (templates.find(({ template_id }) => template_id === wanted) ?? templates[0])?.template_id ?? "new";
}
