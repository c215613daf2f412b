import type { MeasuredBall } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { ballActionText, ballActionValueText } from "../../copy/analyzer/ballActions.ts";
import { shortDateTime } from "../../format/date.ts";
import { NumberField } from "../NumberField/NumberField.tsx";
import { SelectField } from "../Select/SelectField.tsx";
import type { ChosenOfBall } from "./ballChanges.ts";
import { OriginalValue } from "./OriginalValue.tsx";
import type { BallField } from "./useBallFields.ts";

export type BallFieldInputProps = {
  ball: MeasuredBall;
  field: BallField;
  /** まだ保存していないもの。 */
  chosen: ChosenOfBall;
  error: string | undefined;
  onChoose: (change: ChosenOfBall) => void;
  /** 読めない文字が残っている間は true。 */
  onWrong: (isWrong: boolean) => void;
};

/** 一球のひとつの欄。直されていれば、元の値が下に出る。 */
export function BallFieldInput(props: BallFieldInputProps) {
  const { ball, field, chosen, error, onChoose, onWrong } = props;
  const { formatMessage } = useIntl();
  const [restores, setRestores] = useState(0);
  const { id, label } = field;
  const correction = ball.corrections.find((one) => one.field === id);
  const now = { ...ball, ...chosen };
  const restore = (original: number | string | null) => {
    onChoose(field.kind === "number" ? { [field.id]: original } : field.read(`${original ?? ""}`));
    // An unreadable text is dropped too.
    onWrong(false);
    setRestores(restores + 1);
  };

  return (
    <div>
      {field.kind === "number" ? (
        <NumberField
          key={restores}
          label={label}
          unit={field.unit}
          min={field.min}
          max={field.max}
          decimals={1}
          required={field.required}
          value={now[field.id]}
          error={error}
          onChange={(value) => onChoose({ [field.id]: value })}
          onFieldError={(fieldError) => onWrong(fieldError !== null)}
        />
      ) : (
        <SelectField
          label={label}
          options={field.options}
          value={field.current(now)}
          error={error}
          onChange={({ target }) => onChoose(field.read(target.value))}
        />
      )}
      {correction && (
        <OriginalValue
          text={formatMessage(ballActionValueText.original, {
            value: field.wordOf(correction.original),
            by: correction.by ?? formatMessage(ballActionText.formerCoach),
            time: shortDateTime(correction.at),
          })}
          label={formatMessage(ballActionValueText.restore, { field: label })}
          onRestore={() => restore(correction.original)}
        />
      )}
    </div>
  );
}
