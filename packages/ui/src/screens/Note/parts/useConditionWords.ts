import { memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { noteQueueText, noteQueueValueText } from "../../../copy/notes/noteQueue.ts";
import { shortRange } from "../../../format/calendar.ts";
import type { NoteConditions } from "../view.ts";
import type { NoteChoices } from "./noteChoices.ts";

/** The chosen player, template and days in words, in this order; `choices` is null while their names are on the way. */
export function useConditionWords(
  { member, template, start, end }: NoteConditions,
  choices: NoteChoices | null,
): readonly string[] {
  const { formatMessage } = useIntl();
  const templateName = useTemplateName();
  const player = choices?.members.find(({ id }) => id === member);
  const form = choices?.templates.find(({ template_id }) => template_id === template);
  return [
    ...(member === null ? [] : [player ? memberName(player) : formatMessage(noteQueueText.player)]),
    ...(template === null ? [] : [form ? templateName(form) : formatMessage(noteQueueText.template)]),
    ...(start === null || end === null ? [] : [shortRange({ start, end })]),
  ];
}

/** Names a template; one that is not in use says so. */
export function useTemplateName() {
  const { formatMessage } = useIntl();
  return ({ name, archived }: Pick<NoteChoices["templates"][number], "name" | "archived">): string =>
    archived ? formatMessage(noteQueueValueText.archivedTemplate, { name }) : name;
}
