import { type GradeGroup, gradeGroups } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { useRuleWords } from "../../../components/GuardTable/useRuleWords.ts";
import { stageText } from "../../../copy/members/person.ts";
import {
  guardWeekText,
  limitText,
  nationalText,
  readingText,
  settingValueText,
  targetText,
} from "../../../copy/team/settings.ts";
import type { SettingField, SettingValues } from "./settingValues.ts";

/** A field's label, and its value in words; empty without a value. */
export function useSettingWords(today: string) {
  const { formatMessage } = useIntl();
  const rules = useRuleWords(today);

  return {
    labelOf: (name: SettingField): string => {
      if (hasLabel(name)) return formatMessage(labels[name]);
      const limit = limitOf(name);
      if (!limit) return "";
      const stage = formatMessage(stageText[limit.stage]);
      if (limit.part === "rule") return stage;
      const label = formatMessage(limit.part === "day" ? limitText.day : limitText.weekOf);
      return formatMessage(settingValueText.stageOwn, { stage, label });
    },
    wordsOf: (name: SettingField, values: SettingValues): string => {
      const value = values[name];
      if (value === null) return limitOf(name) ? formatMessage(limitText.none) : "";
      if (typeof value === "boolean") return formatMessage(value ? nationalText.on : nationalText.off);
      if (typeof value === "number") return formatMessage(settingValueText[unitOf(name)], { value, count: value });
      if (value === "rolling" || value === "calendar") return formatMessage(guardWeekText[value]);
      if (value === "short" || value === "plain") return formatMessage(readingText[value]);
      return rules.name(value);
    },
  };
}

function limitOf(name: SettingField) {
  const [, group, first, second] = name.split(".");
  const stage = gradeGroups.find((each) => each === group);
  return stage && { stage, part: second ?? first };
}

/** Own limits are not in force under a published rule set. */
export const isInForce = (name: SettingField, values: SettingValues): boolean => {
  const limit = limitOf(name);
  return !limit || limit.part === "rule" || values[`pitch_limits.${limit.stage}.rule`] === "own";
};

function unitOf(name: SettingField) {
  if (name.includes(".own.")) return "pitches";
  if (name.includes("angle")) return "degrees";
  if (name === "record_hour") return "hour";
  return name === "hard_hit.speed" ? "kmh" : "percent";
}

const labels = {
  practice_goal: targetText.practice,
  record_hour: targetText.hour,
  "hard_hit.speed": targetText.speed,
  "hard_hit.angle_low": targetText.angleLow,
  "hard_hit.angle_high": targetText.angleHigh,
  "pitch_limits.week": limitText.week,
  "pitch_limits.caution": limitText.caution,
  pitch_reading: readingText.title,
  national: nationalText.term,
} as const satisfies Record<Exclude<SettingField, `pitch_limits.${GradeGroup}.${string}`>, unknown>;
const hasLabel = (name: SettingField): name is keyof typeof labels => name in labels;
