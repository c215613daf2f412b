import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { fieldText } from "../../copy/field.ts";
import { token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";

export type FieldTexts = {
  label: string;
  /** 何がいけないか。あるときだけ赤い枠と印が付く。 */
  error?: string | undefined;
  help?: string | undefined;
};

type FieldProps = FieldTexts & {
  required?: boolean | undefined;
  id?: string | undefined;
  /** 帯がまとめて伝えるとき、文なしで赤い枠だけを付ける。 */
  invalid?: boolean | undefined;
  /** ほかに説明している要素の id。 */
  describedBy?: string | undefined;
  /** 入力欄。ラベル・説明・エラーへのつながりを属性で受け取る。 */
  children: (control: FieldControl) => ReactNode;
};

type FieldControl = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

/** ラベル、説明、エラーと、その入力欄の結び付き。 */
export function Field({ label, error, help, required = false, id, invalid, describedBy, children }: FieldProps) {
  const { formatMessage } = useIntl();
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = `${controlId}-error`;
  const helpId = `${controlId}-help`;
  const descriptions = [error && errorId, help && helpId, describedBy].filter(Boolean).join(" ");

  return (
    <Rows>
      <Label htmlFor={controlId}>
        {label}
        {required && <Required aria-hidden="true">{formatMessage(fieldText.required)}</Required>}
      </Label>
      {children({
        id: controlId,
        "aria-invalid": error || invalid ? true : undefined,
        "aria-describedby": descriptions || undefined,
      })}
      <Problem id={errorId} aria-live="polite">
        {error && (
          <>
            <Icon name="alert" size="s" />
            <span>{error}</span>
          </>
        )}
      </Problem>
      {help && <Help id={helpId}>{help}</Help>}
    </Rows>
  );
}

const Rows = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  margin-block-end: calc(${token("sp-3")} / 2);
  font-size: ${token("fs-label")};
  font-weight: ${token("fw-h3")};
  line-height: ${token("lh-label")};
`;

const Required = styled.span`
  color: ${token("danger")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-label")};
`;

const Problem = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token("sp-1")};
  color: ${token("danger")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};

  &:not(:empty) {
    padding-block-start: ${token("sp-1")};
  }
  & > svg {
    margin-block-start: 0.15em;
  }
`;

const Help = styled.p`
  padding-block-start: ${token("sp-1")};
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-small")};
`;
