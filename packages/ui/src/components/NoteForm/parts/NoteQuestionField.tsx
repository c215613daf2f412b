import { useIntl } from "react-intl";
import { noteFormText, noteFormValueText } from "../../../copy/notes/noteForm.ts";
import { FieldGroup } from "../../Field/FieldGroup.tsx";
import { Segment } from "../../Segment/Segment.tsx";
import { TextArea } from "../../TextArea/TextArea.tsx";
import { ClearAnswer } from "./ClearAnswer.tsx";
import { GoalsAnswer, type GoalsAnswerProps } from "./GoalsAnswer.tsx";
import { NumberAnswer } from "./NumberAnswer.tsx";
import type { QuestionProps } from "./questionProps.ts";
import { ScaleAnswer } from "./ScaleAnswer.tsx";

type NoteQuestionFieldProps = Omit<QuestionProps, "label"> &
  Pick<GoalsAnswerProps, "goals" | "onWriteGoals"> & { number: number };

/** 質問ひとつと、その種類の答える欄。 */
export function NoteQuestionField({ number, goals, onWriteGoals, ...rest }: NoteQuestionFieldProps) {
  const { formatMessage } = useIntl();
  const props = {
    ...rest,
    label: formatMessage(noteFormValueText.question, { number, label: rest.question.label }),
  };

  switch (rest.question.kind) {
    case "text":
      return <TextAnswer {...props} />;
    case "scale":
      return <ScaleAnswer {...props} />;
    case "yes_no":
      return <YesNoAnswer {...props} />;
    case "number":
      return <NumberAnswer {...props} />;
    case "goals":
      return <GoalsAnswer {...props} {...{ goals, onWriteGoals }} />;
  }
}

function TextAnswer({ question, label, value, error, onAnswer }: QuestionProps) {
  const { formatMessage } = useIntl();
  return (
    <TextArea
      label={label}
      error={error}
      help={question.hint || undefined}
      required={question.required}
      optional={!question.required}
      max={question.text_max}
      placeholder={formatMessage(noteFormText.textHint)}
      value={typeof value === "string" ? value : ""}
      onChange={({ target }) => onAnswer(target.value === "" ? undefined : target.value)}
    />
  );
}

function YesNoAnswer({ question, label, value, error, onAnswer }: QuestionProps) {
  const { formatMessage } = useIntl();
  const options = [
    { value: "yes", label: formatMessage(noteFormText.yes) },
    { value: "no", label: formatMessage(noteFormText.no) },
  ] as const;
  return (
    <FieldGroup
      label={label}
      error={error}
      help={question.hint || undefined}
      required={question.required}
      optional={!question.required}
    >
      <Segment<"yes" | "no" | "">
        label={question.label}
        options={options}
        value={typeof value === "boolean" ? (value ? "yes" : "no") : ""}
        wide
        onChange={(chosen) => onAnswer(chosen === "yes")}
      />
      {!question.required && value !== undefined && <ClearAnswer label={label} onClear={() => onAnswer(undefined)} />}
    </FieldGroup>
  );
}
