import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { formText, formValueText } from "../../copy/controls/form.ts";
import { media, token } from "../../tokens/theme.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { stepToLimit, type TextLimit } from "./stepToLimit.ts";

export type CounterProps = Omit<ComponentPropsWithRef<"span">, "children" | "id"> &
  TextLimit & {
    /** 読み上げる一文の id。入力欄の `aria-describedby` に渡す。 */
    id: string;
  };

/** 文字数。上限に近づいたときだけ、区切りのよい数で静かに知らせる。 */
export function Counter({ used, max, id, ...rest }: CounterProps) {
  const { formatMessage } = useIntl();
  const step = stepToLimit({ used, max });

  return (
    <Figures {...rest} data-over={used > max || undefined}>
      <span aria-hidden="true">{formatMessage(formValueText.count, { used, max })}</span>
      <VisuallyHidden id={id}>{formatMessage(formValueText.countSpoken, { used, max })}</VisuallyHidden>
      <VisuallyHidden role="status">
        {step === 0 && formatMessage(formText.atLimit)}
        {step !== null && step > 0 && formatMessage(formValueText.nearLimit, { left: step })}
      </VisuallyHidden>
    </Figures>
  );
}

const Figures = styled.span`
  position: relative;
  flex: none;
  color: ${token("ink-3")};
  font-family: ${token("font-num")};
  font-feature-settings: "tnum", "lnum";
  font-size: ${token("fs-h3")};
  font-weight: ${token("fw-caption")};
  line-height: ${token("lh-num-s")};
  white-space: nowrap;

  &[data-over] {
    color: ${token("danger")};
    font-weight: ${token("fw-num-m")};
  }
  @media ${media.forcedColors} {
    &[data-over] {
      text-decoration: underline;
    }
  }
`;
