import { useIntl } from "react-intl";
import styled from "styled-components";
import { numberText } from "../../copy/controls/number.ts";
import { decimal } from "../../format/decimal.ts";
import { figures, token } from "../../tokens/theme.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export type UnitNumberSize = "s" | "m" | "l" | "xl";
export type UnitNumberTone = "ink" | "warn" | "danger";
export type UnitNumberProps = {
  /** null は記録なし。 */
  value: number | null;
  unit?: string;
  /** 小数の桁。測った値は1、数えた値は0。 */
  digits?: 0 | 1;
  /** 上限や全体の数。「478 / 500球」の500。 */
  of?: number;
  /** 表の中は s、一覧の主な数字は m、区画の主な数字は l と xl。 */
  size?: UnitNumberSize;
  /** 負荷、記録の欠け、誤りだけに使う。隣の言葉が意味を伝える。 */
  tone?: UnitNumberTone;
};

/** 数字と単位。数字は等幅、単位は小さい地の文の字。 */
export function UnitNumber({ value, unit, digits = 1, of, size = "s", tone = "ink" }: UnitNumberProps) {
  const { formatMessage } = useIntl();

  if (value === null) {
    return (
      <Figure data-size={size}>
        <b data-part="value" aria-hidden="true">
          –
        </b>
        <VisuallyHidden>{formatMessage(numberText.none)}</VisuallyHidden>
      </Figure>
    );
  }
  return (
    <Figure data-size={size} data-tone={tone}>
      <b data-part="value">{decimal(value, digits)}</b>
      {of !== undefined && (
        <small data-part="unit">
          {"/ "}
          {decimal(of, digits)}
        </small>
      )}
      {unit && <small data-part="unit">{unit}</small>}
    </Figure>
  );
}

const steps = {
  s: "num-s",
  m: "num-m",
  l: "num-l",
  xl: "num-xl",
} as const satisfies Record<UnitNumberSize, string>;

const inks = { warn: token("warn"), danger: token("danger") } as const satisfies Record<
  Exclude<UnitNumberTone, "ink">,
  string
>;

const Figure = styled.span`
  position: relative;
  white-space: nowrap;

  & > :where([data-part="value"]) {
    ${figures}
  }
  ${Object.entries(steps)
    .map(
      ([size, step]) => `&[data-size="${size}"] > :where([data-part="value"]) {
        font-size: ${token(`fs-${step}`)};
        font-weight: ${token(`fw-${step}`)};
        line-height: ${token(`lh-${step}`)};
      }`,
    )
    .join("\n")}
  ${Object.entries(inks)
    .map(([tone, ink]) => `&[data-tone="${tone}"] > :where([data-part="value"]) { color: ${ink}; }`)
    .join("\n")}
  & > :where([data-part="unit"]) {
    margin-inline-start: ${token("rule")};
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-caption")};
  }
  & > :where([data-part="unit"] + [data-part="unit"]) {
    margin: 0;
  }
`;
