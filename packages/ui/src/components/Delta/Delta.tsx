import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { numberText } from "../../copy/controls/number.ts";
import { token } from "../../tokens/theme.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { type DeltaSense, type DeltaTone, deltaTone } from "./deltaTone.ts";
import { signed } from "./signed.ts";

export type DeltaProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  /** null は比べる記録がない。 */
  value: number | null;
  unit?: string;
  /** 小数の桁。測った値は1、数えた値は0。 */
  digits?: 0 | 1;
  /** 増えることの意味。色はここから決まる。 */
  sense?: DeltaSense;
};

/** 前とくらべた増減。符号で向きを、色で良し悪しを示す。遅くなった選手を赤くはしない。 */
export function Delta({ value, unit, digits = 1, sense = "higher", ...rest }: DeltaProps) {
  const { formatMessage } = useIntl();

  if (value === null) {
    return (
      <Change {...rest} data-tone="quiet">
        <b data-part="change" aria-hidden="true">
          –
        </b>
        <VisuallyHidden>{formatMessage(numberText.none)}</VisuallyHidden>
      </Change>
    );
  }
  return (
    <Change {...rest} data-tone={deltaTone(value, digits, sense)}>
      <b data-part="change">{signed(value, digits)}</b>
      {unit && <small data-part="unit">{unit}</small>}
    </Change>
  );
}

const inks = {
  better: token("success"),
  worse: token("danger"),
  quiet: token("ink-2"),
} as const satisfies Record<DeltaTone, string>;

const Change = styled.span`
  position: relative;
  white-space: nowrap;

  & > [data-part="change"] {
    font-family: ${token("font-num")};
    font-size: ${token("fs-h3")};
    font-weight: ${token("fw-num-l")};
    font-feature-settings: "tnum", "lnum";
    line-height: ${token("lh-num-s")};
  }
  & > [data-part="unit"] {
    margin-inline-start: ${token("rule")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-caption")};
  }
  ${Object.entries(inks)
    .map(([tone, ink]) => `&[data-tone="${tone}"] { color: ${ink}; }`)
    .join("\n")}
`;
