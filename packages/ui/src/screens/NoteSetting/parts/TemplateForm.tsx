import { answeringMinutes, type NoteTemplate, type NoteTemplates } from "@kyuseki/domain";
import { useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { SaveBar } from "../../../components/Panel/SaveBar.tsx";
import { ClashChoice } from "../../../components/StaleChoice/ClashChoice.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { unsavedText } from "../../../copy/controls/unsaved.ts";
import { noteSettingText, noteSettingValueText, templateFieldText } from "../../../copy/notes/noteSetting.ts";
import { Column } from "../../../layout/Columns/Column.ts";
import { Columns } from "../../../layout/Columns/Columns.tsx";
import { Caption } from "../../../layout/Text/Caption.ts";
import { useMedia } from "../../../layout/useMedia.ts";
import type { Edits } from "../../../state/mergeValues.ts";
import { useVersionedForm } from "../../../state/useVersionedForm.ts";
import type { Saved } from "../../../state/useVersionedSave.ts";
import { media, token } from "../../../tokens/theme.ts";
import { ArchivedBanner } from "./ArchivedBanner.tsx";
import { checkTemplate, placedFailure } from "./checkTemplate.ts";
import { DaysPanel } from "./DaysPanel.tsx";
import { GradesPanel } from "./GradesPanel.tsx";
import { QuestionList } from "./QuestionList.tsx";
import { ReadersPanel } from "./ReadersPanel.tsx";
import { StarterOffer } from "./StarterOffer.tsx";
import { TemplateBar, type TemplateBarProps } from "./TemplateBar.tsx";
import { type TemplateStored, type TemplateValues, templateValuesOf } from "./templateValues.ts";
import { useTemplateWords } from "./useTemplateWords.ts";

export type TemplateFormProps = Pick<TemplateBarProps, "template" | "onChoose"> & {
  stored: TemplateStored;
  all: NoteTemplates;
  kept: Edits<TemplateValues> | null;
  onKeep: (edits: Edits<TemplateValues> | null) => void;
  /** 断られたら `Failure` で reject する。先に保存した人がいれば `stale`（R4）。 */
  onSave: (values: TemplateValues, over: TemplateStored) => Promise<Saved<TemplateStored>>;
  onSaved: () => void;
  onArchive: (template: NoteTemplate, archived: boolean) => Promise<void>;
};

/** ひとつのテンプレート：質問、届ける日、見られる人、使う選手を、まとめて保存する。 */
export function TemplateForm(props: TemplateFormProps) {
  const { stored, all, template, onChoose, onArchive, kept, onKeep, onSave, onSaved } = props;
  const { formatMessage } = useIntl();
  const formId = useId();
  const isCompact = useMedia(media.compact);
  const { labelOf, wordsOf } = useTemplateWords();
  const check = (typed: TemplateValues) => checkTemplate(typed, missingWords(formatMessage));
  const { values, clash, failure, change, form, fieldError, onUnread, turn, ...bar } = useVersionedForm<
    TemplateStored,
    TemplateValues
  >({
    stored,
    valuesOf: (source) => source.values,
    kept,
    onKeep,
    check,
    onSaved,
    onSave: (typed, over) =>
      onSave(typed, over).catch((error: unknown) => {
        throw placedFailure(error, typed);
      }),
  });
  const part = { values, onChange: change, fieldError };
  const found = check(values);
  const saveBar = <SaveBar {...bar} form={formId} onReset={bar.reset} />;

  return (
    <>
      <Form {...form} id={formId} key={turn}>
        <Columns split="8+4">
          <Panel flush aria-label={formatMessage(noteSettingText.template)}>
            <TemplateBar
              templates={all.templates}
              template={template}
              onChoose={onChoose}
              onArchive={() => template && void onArchive(template, true)}
            />
            <Body>
              {template?.archived && <ArchivedBanner onReinstate={() => onArchive(template, false)} />}
              <TextField
                name="name"
                label={formatMessage(templateFieldText.name)}
                required
                autoComplete="off"
                value={values.name}
                error={fieldError("name")}
                onChange={({ target }) => change({ name: target.value })}
              />
            </Body>
            {template === null && values.questions.length === 0 && (
              <StarterOffer isFirst={all.templates.length === 0} onStart={(draft) => change(templateValuesOf(draft))} />
            )}
            <QuestionList
              {...part}
              before={stored.values.questions}
              wrongId={values.questions.find(({ id }) => found[`questions.${id}`] !== undefined)?.id}
              onUnread={(isUnread) => onUnread("questions", isUnread)}
            />
            <Foot>
              <Caption as="p">
                {formatMessage(noteSettingValueText.length, {
                  count: values.questions.length,
                  minutes: answeringMinutes(values.questions),
                })}
              </Caption>
              <FailureBanner failure={failure} own={{ conflict: formatMessage(unsavedText.notSavedYet) }} />
            </Foot>
            {!isCompact && saveBar}
          </Panel>
          <Column>
            <DaysPanel {...part} />
            <ReadersPanel {...part} />
            <GradesPanel
              {...part}
              players={all.players}
              others={all.templates.filter((other) => other !== template && !other.archived)}
            />
          </Column>
        </Columns>
        {isCompact && saveBar}
      </Form>
      <ClashChoice clash={clash} labelOf={labelOf} wordsOf={wordsOf} />
    </>
  );
}

const missingWords = (formatMessage: ReturnType<typeof useIntl>["formatMessage"]) => ({
  timeMissing: formatMessage(noteSettingText.timeMissing),
  boundMissing: formatMessage(noteSettingText.boundMissing),
});

const Form = styled.form`
  display: grid;
  gap: ${token("sp-3")};
  min-width: 0;
`;

const Body = styled.div`
  display: grid;
  gap: ${token("sp-3")};
  padding: 0 ${token("sp-4")} ${token("sp-4")};
`;

const Foot = styled.div`
  display: grid;
  gap: ${token("sp-2")};
  padding: ${token("sp-2")} ${token("sp-4")};
`;
