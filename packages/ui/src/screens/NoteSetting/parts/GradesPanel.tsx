import { gradeGroupOf, gradeGroups, grades, type NoteTemplate, type NoteTemplates } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ChipGroup } from "../../../components/Chip/ChipGroup.tsx";
import { FieldHelp } from "../../../components/Field/FieldHelp.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { noteSettingText, noteSettingValueText, templateFieldText } from "../../../copy/notes/noteSetting.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import type { TemplatePart } from "./templatePart.ts";
import { useTemplateWords } from "./useTemplateWords.ts";

type GradesPanelProps = TemplatePart & {
  players: NoteTemplates["players"];
  /** 使っている、ほかのテンプレート。 */
  others: readonly NoteTemplate[];
};

/** どの学年の選手が書くか、何人いるか、ほかの学年は何を書いているか。 */
export function GradesPanel({ values, onChange, fieldError, players, others }: GradesPanelProps) {
  const { formatMessage } = useIntl();
  const { stage } = useTemplateWords();
  const stages = gradeGroups.map((group) => ({
    group,
    chosen: values.grades.some((grade) => gradeGroupOf(grade) === group),
    count: players
      .filter(({ grade }) => gradeGroupOf(grade) === group && values.grades.includes(grade))
      .reduce((sum, { count }) => sum + count, 0),
    other: others.find(({ grades: theirs }) => theirs.some((grade) => gradeGroupOf(grade) === group)),
  }));

  return (
    <Panel title={formatMessage(templateFieldText.grades)}>
      <Stack>
        <ChipGroup
          name="grades"
          tabIndex={-1}
          label={formatMessage(templateFieldText.grades)}
          labelPlace="hidden"
          error={fieldError("grades")}
          options={grades.map((value) => ({ value, label: formatMessage(gradeText[value]) }))}
          values={values.grades}
          onChange={(chosen) => onChange({ grades: chosen })}
        />
        <Cluster>
          {stages.flatMap(({ group, chosen, count }) =>
            chosen
              ? [<Tag key={group}>{formatMessage(noteSettingValueText.stage, { stage: stage(group), count })}</Tag>]
              : [],
          )}
        </Cluster>
        {values.grades.length === 0 && <FieldHelp>{formatMessage(noteSettingText.nobody)}</FieldHelp>}
        {stages.map(
          ({ group, chosen, other }) =>
            !chosen &&
            other && (
              <FieldHelp key={group}>
                {formatMessage(noteSettingValueText.otherTemplate, { stage: stage(group), name: other.name })}
              </FieldHelp>
            ),
        )}
      </Stack>
    </Panel>
  );
}
