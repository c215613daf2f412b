import type { NoteTemplate } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { FieldGroup } from "../../../components/Field/FieldGroup.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { FilterSegment } from "../../../components/Segment/FilterSegment.tsx";
import { SelectField } from "../../../components/Select/SelectField.tsx";
import { notePreviewText } from "../../../copy/notes/notePreview.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { type NotePreviewView, previewDevices, previewStates, previewThemes } from "../view.ts";

export type PreviewOptionsProps = {
  templates: readonly NoteTemplate[];
  template: NoteTemplate;
  view: NotePreviewView;
  onViewChange: (part: Partial<NotePreviewView>) => void;
};

/** どのテンプレートを、どの画面で見るか。 */
export function PreviewOptions({ templates, template, view, onViewChange }: PreviewOptionsProps) {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage(notePreviewText.settings)}>
      <Stack gap="l">
        <SelectField
          label={formatMessage(notePreviewText.template)}
          options={templates.map(({ template_id, name }) => ({ value: String(template_id), label: name }))}
          value={String(template.template_id)}
          onChange={({ target }) => onViewChange({ template: Number(target.value) })}
        />
        <Choice
          name="device"
          values={previewDevices}
          value={view.device}
          onChange={(device) => onViewChange({ device })}
        />
        <Choice name="theme" values={previewThemes} value={view.theme} onChange={(theme) => onViewChange({ theme })} />
        <Choice name="state" values={previewStates} value={view.state} onChange={(state) => onViewChange({ state })} />
      </Stack>
    </Panel>
  );
}

type Choosable = NotePreviewView["device" | "theme" | "state"];
type ChoiceProps<Value extends string> = {
  name: "device" | "theme" | "state";
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
};

function Choice<Value extends Choosable>(props: ChoiceProps<Value>) {
  const { name, values, value, onChange } = props;
  const { formatMessage } = useIntl();
  const label = formatMessage(notePreviewText[name]);
  const wordsOf = (choice: Choosable) => formatMessage(notePreviewText[choice]);
  return (
    <FieldGroup label={label}>
      <FilterSegment
        label={label}
        options={values.map((each) => ({ value: each, label: wordsOf(each) }))}
        value={value}
        onChange={onChange}
      />
    </FieldGroup>
  );
}
