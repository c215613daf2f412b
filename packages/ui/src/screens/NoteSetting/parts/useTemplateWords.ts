import { addDays, gradeGroupOf, gradeGroups, type NoteTemplateDraft } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { gradeText, stageText } from "../../../copy/members/person.ts";
import {
  dueDaysText,
  noteReadersText,
  noteSettingText,
  noteSettingValueText,
  templateFieldText,
} from "../../../copy/notes/noteSetting.ts";
import { weekday } from "../../../format/date.ts";
import type { TemplateValues } from "./templateValues.ts";

/** Names of templates, days, and of fields for people to choose between two of them. */
export function useTemplateWords() {
  const { formatMessage } = useIntl();
  const day = (number: number) => weekday(addDays(monday, number - 1));
  const dueDays = (days: number) => formatMessage(days in dueDaysText ? dueDaysText[days as DueDays] : dueDaysText[6]);

  return {
    day,
    dueDays,
    /** 「ふりかえり（週3回）」 */
    nameOf: ({ name, weekdays, archived }: Pick<NoteTemplateDraft, "name" | "weekdays"> & { archived: boolean }) => {
      if (archived) return formatMessage(noteSettingValueText.unused, { name });
      if (weekdays.length === 0) return name;
      const { daily, perWeek } = noteSettingValueText;
      return weekdays.length === 7
        ? formatMessage(daily, { name })
        : formatMessage(perWeek, { name, count: weekdays.length });
    },
    labelOf: (name: keyof TemplateValues) => formatMessage(templateFieldText[name]),
    wordsOf: (name: keyof TemplateValues, values: TemplateValues): string => {
      switch (name) {
        case "questions":
          return values.questions.map(({ label }) => label).join("、");
        case "weekdays":
          return values.weekdays.map(day).join("・");
        case "due_days":
          return dueDays(values.due_days);
        case "remind":
          return formatMessage(values.remind ? noteSettingText.yes : noteSettingText.no);
        case "readers":
          return formatMessage(noteReadersText[values.readers]);
        case "grades":
          return gradeGroups
            .flatMap((group) => {
              const chosen = values.grades.filter((grade) => gradeGroupOf(grade) === group);
              return chosen.length === 0 ? [] : [chosen.map((grade) => formatMessage(gradeText[grade])).join("・")];
            })
            .join("、");
        default:
          return values[name] ?? "";
      }
    },
    stage: (group: (typeof gradeGroups)[number]) => formatMessage(stageText[group]),
  };
}

type DueDays = keyof typeof dueDaysText;
/** Any Monday. */
const monday = "2026-11-16";
