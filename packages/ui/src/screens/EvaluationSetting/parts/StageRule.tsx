import type { GradeGroup, SportType } from "@kyuseki/domain";
import { type RuleSetId, ruleSetIds, ruleSetsFor } from "@kyuseki/domain/pitchGuard";
import { useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { useRuleWords } from "../../../components/GuardTable/useRuleWords.ts";
import { NumberField, type NumberFieldProps } from "../../../components/NumberField/NumberField.tsx";
import { Select } from "../../../components/Select/Select.tsx";
import { unitText } from "../../../copy/controls/units.ts";
import { stageText } from "../../../copy/members/person.ts";
import { limitText, settingValueText } from "../../../copy/team/settings.ts";
import { Label } from "../../../layout/Text/Label.ts";
import { token } from "../../../tokens/theme.ts";

type OwnLimit = Pick<NumberFieldProps, "name" | "value" | "error" | "onChange" | "onFieldError" | "onTyping">;
type StageRuleProps = {
  stage: GradeGroup;
  sport: SportType;
  today: string;
  rule: RuleSetId;
  onChange: (rule: RuleSetId) => void;
  /** チーム独自の上限。 */
  day: OwnLimit;
  week: OwnLimit;
};

/** ひとつの段階のルール。数と出典を添え、チーム独自なら上限を決める。 */
export function StageRule({ stage, sport, today, rule, onChange, day, week }: StageRuleProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const words = useRuleWords(today);
  const source = words.source(rule);
  const lines =
    rule === "own" || !source
      ? [formatMessage(rule === "own" ? limitText.ownHelp : limitText.recordOnlyHelp)]
      : [words.numbers(rule, stage, unlimited), ...words.notes(rule), formatMessage(settingValueText.source, source)];
  const label = formatMessage(stageText[stage]);
  const own = { unit: formatMessage(unitText.ball), min: 1 };
  const ownLabel = (part: string) => formatMessage(settingValueText.stageOwn, { stage: label, label: part });

  return (
    <Rows>
      <Stage aria-hidden="true">{label}</Stage>
      <Select
        label={formatMessage(settingValueText.ruleOf, { stage: label })}
        aria-describedby={id}
        value={rule}
        options={offered(stage, sport, today, rule).map((value) => ({ value, label: words.name(value) }))}
        onChange={({ target }) => {
          const chosen = ruleSetIds.find((each) => each === target.value);
          if (chosen) onChange(chosen);
        }}
      />
      <Lines id={id}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
      {rule === "own" && (
        <Limits>
          <NumberField {...day} {...own} label={ownLabel(formatMessage(limitText.day))} max={300} />
          <NumberField {...week} {...own} label={ownLabel(formatMessage(limitText.weekOf))} max={1000} />
        </Limits>
      )}
    </Rows>
  );
}

const unlimited = { day: null, week: null };

/** The rule sets of a stage; the present choice stays offered after the sport has changed. */
function offered(stage: GradeGroup, sport: SportType, today: string, rule: RuleSetId): readonly RuleSetId[] {
  const published = sport === "softball" ? [] : ruleSetsFor(stage, today).map(({ id }) => id);
  return [...new Set<RuleSetId>([...published, "own", "record_only", rule])];
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: ${token("sp-8")} minmax(0, 1fr);
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-3")};
`;

const Stage = styled(Label)`
  white-space: nowrap;
`;

const Lines = styled.ul`
  grid-column: 2;
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-small")};
`;

const Limits = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-3")} ${token("sp-5")};
  padding-block: ${token("sp-1")};
`;
