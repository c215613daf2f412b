import { useIntl } from "react-intl";
import styled from "styled-components";
import { fieldText } from "../../copy/controls/field.ts";
import { formText } from "../../copy/controls/form.ts";
import { token } from "../../tokens/theme.ts";

export type FieldMarkProps = { required: boolean; optional: boolean };

/** 「必須」か「任意」の印。読み上げには、入力欄の必須の属性が伝える。 */
export function FieldMark({ required, optional }: FieldMarkProps) {
  const { formatMessage } = useIntl();
  if (required) return <Required aria-hidden="true">{formatMessage(fieldText.required)}</Required>;
  if (optional) return <Optional aria-hidden="true">{formatMessage(formText.optional)}</Optional>;
  return null;
}

const Required = styled.span`
  flex: none;
  color: ${token("danger")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-label")};
`;

const Optional = styled.span`
  flex: none;
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-caption")};
`;
