import { type Ref, useId } from "react";
import { useIntl } from "react-intl";
import { Checkbox } from "../../components/Checkbox/Checkbox.tsx";
import { FieldProblem } from "../../components/Field/FieldProblem.tsx";
import { yearChangeValueText } from "../../copy/yearChange.ts";

export type LeavingCheckProps = {
  ref: Ref<HTMLInputElement>;
  /** 卒業と退団の人数。 */
  count: number;
  checked: boolean;
  /** 印のないまま進もうとした。 */
  isMissing: boolean;
  onChange: (checked: boolean) => void;
};

/** 卒業と退団の人を見たことの印。これがないと更新できない。 */
export function LeavingCheck({ ref, count, checked, isMissing, onChange }: LeavingCheckProps) {
  const { formatMessage } = useIntl();
  const problemId = useId();
  const problem = isMissing ? formatMessage(yearChangeValueText.confirmProblem, { count }) : undefined;

  return (
    <div>
      <Checkbox
        ref={ref}
        label={formatMessage(yearChangeValueText.confirm, { count })}
        checked={checked}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && problemId}
        onChange={(event) => onChange(event.target.checked)}
      />
      <FieldProblem id={problemId}>{problem}</FieldProblem>
    </div>
  );
}
