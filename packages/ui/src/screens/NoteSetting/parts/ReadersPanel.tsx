import { noteReaders } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { FieldHelp } from "../../../components/Field/FieldHelp.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import {
  noteReadersHelpText,
  noteReadersText,
  noteSettingText,
  templateFieldText,
} from "../../../copy/notes/noteSetting.ts";
import type { TemplatePart } from "./templatePart.ts";

/** このテンプレートのノートを、だれが読めるか（NO-3）。 */
export function ReadersPanel({ values, onChange, fieldError }: TemplatePart) {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage(templateFieldText.readers)}>
      <RadioGroup
        label={formatMessage(templateFieldText.readers)}
        labelPlace="hidden"
        error={fieldError("readers")}
        options={noteReaders.map((value) => ({
          value,
          label: formatMessage(noteReadersText[value]),
          help: formatMessage(noteReadersHelpText[value]),
        }))}
        value={values.readers}
        onChange={(readers) => onChange({ readers })}
      />
      <FieldHelp>{formatMessage(noteSettingText.readersHelp)}</FieldHelp>
    </Panel>
  );
}
