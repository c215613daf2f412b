import type { GradeGroup, PlayerGuard } from "@kyuseki/domain";
import { limitGroups, type PitchLimits, type RuleSet, type RuleSetId, ruleSetOn } from "@kyuseki/domain/pitchGuard";
import { useIntl } from "react-intl";
import { gradeText } from "../../copy/members/person.ts";
import { guardRuleText, guardRuleValueText, ruleNoteText } from "../../copy/practice/pitchRules.ts";

/** A rule set in words, in the version that holds on `today`. */
export function useRuleWords(today: string) {
  const { formatMessage } = useIntl();

  const numbersOf = ({ day, week, twoDays }: PitchLimits) =>
    [
      day !== null && formatMessage(guardRuleValueText.day, { count: day }),
      twoDays !== null && formatMessage(guardRuleValueText.twoDays, { count: twoDays }),
      week !== null && formatMessage(guardRuleValueText.week, { count: week }),
    ]
      .filter((words) => words !== false)
      .join("・");
  const published = (rule: RuleSet, stage: GradeGroup) => {
    const groups = limitGroups(rule, stage);
    const [only] = groups;
    if (!only) return formatMessage(guardRuleText.notForStage);
    if (groups.length === 1) return numbersOf(only.limits);
    return groups
      .map(({ first, last, limits }) => {
        const numbers = numbersOf(limits);
        return first === last
          ? formatMessage(guardRuleValueText.one, { grade: formatMessage(gradeText[first]), numbers })
          : formatMessage(guardRuleValueText.several, {
              first: formatMessage(gradeText[first]),
              last: formatMessage(gradeText[last]),
              numbers,
            });
      })
      .toReversed()
      .join("　");
  };

  return {
    name: (id: RuleSetId): string => {
      if (id === "own") return formatMessage(guardRuleText.own);
      const rule = ruleSetOn(id, today);
      return rule ? formatMessage(guardRuleValueText.name, rule) : formatMessage(guardRuleText.recordOnly);
    },
    /** Words of a rule's limits; `own` are the team's. Empty without limits. */
    numbers: (id: RuleSetId, stage: GradeGroup, own: { day: number | null; week: number | null }): string => {
      if (id === "own") return numbersOf({ ...own, twoDays: null });
      const rule = ruleSetOn(id, today);
      return rule ? published(rule, stage) : "";
    },
    notes: (id: RuleSetId): string[] => {
      const rule = ruleSetOn(id, today);
      if (!rule) return [];
      const notes = rule.notes.map((note) => formatMessage(ruleNoteText[note]));
      return rule.byAge ? [...notes, formatMessage(guardRuleText.byAge)] : notes;
    },
    source: (id: RuleSetId) => ruleSetOn(id, today)?.source,
    /** Which pitches a rule's numbers are of; empty for all that are counted. */
    scope: (id: RuleSetId): string =>
      ruleSetOn(id, today)?.notes.includes("federation_games") ? formatMessage(ruleNoteText.federation_games) : "",
  };
}

/** The team's own limits as stated in a player's guard. */
export const ownLimitsOf = ({ today, week }: PlayerGuard) => ({ day: today.limit, week: week.limit });
