import { type Ref, useId } from "react";
import { useIntl } from "react-intl";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { FieldError } from "../../../components/Field/FieldError.tsx";
import { yearChangeValueText } from "../../../copy/members/yearChange.ts";

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
  const errorId = useId();
  const fieldError = isMissing ? formatMessage(yearChangeValueText.confirmError, { count }) : undefined;

  return (
    <div>
      <Checkbox
        ref={ref}
        label={formatMessage(yearChangeValueText.confirm, { count })}
        checked={checked}
        aria-invalid={fieldError ? true : undefined}
        aria-describedby={fieldError && errorId}
        onChange={(event) => onChange(event.target.checked)}
      />
      <FieldError id={errorId}>{fieldError}</FieldError>
    </div>
  );
}
