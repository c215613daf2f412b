import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { diamondsText } from "../../copy/controls/diamonds.ts";
import { media, token } from "../../tokens/theme.ts";

export type DiamondsProps = Omit<ComponentPropsWithRef<"span">, "children" | "aria-label"> & {
  /** 何の段階か（「手ごたえ」）。読み上げだけに使う。 */
  label: string;
  /** 0〜of。null は答えていない。 */
  value: number | null;
  of?: number;
  size?: "s" | "m" | "l";
};

/** 塁の形の段階。手ごたえなど、5段階の答えを示す。 */
export function Diamonds({ label, value, of = 5, size = "s", ...rest }: DiamondsProps) {
  const { formatMessage } = useIntl();
  const summary =
    value === null
      ? formatMessage(diamondsText.noSteps, { label })
      : formatMessage(diamondsText.steps, { label, of, value });

  return (
    <Row {...rest} role="img" aria-label={summary} data-size={size}>
      {Array.from({ length: of }, (_, step) => step + 1).map((step) => (
        <i key={step} data-filled={(value ?? 0) >= step || undefined} />
      ))}
    </Row>
  );
}

const sides = {
  s: token("mark"),
  m: token("sp-4"),
  l: token("sp-6"),
} as const satisfies Record<NonNullable<DiamondsProps["size"]>, string>;

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: calc(0.6 * var(--side));
  padding-inline: calc(0.2 * var(--side));

  ${Object.entries(sides)
    .map(([size, side]) => `&[data-size="${size}"] { --side: ${side}; }`)
    .join("\n")}
  & > * {
    width: var(--side);
    height: var(--side);
    border: ${token("hairline")} solid ${token("line-strong")};
    border-radius: ${token("hairline")};
    rotate: 45deg;
  }
  & > [data-filled] {
    border-color: ${token("primary")};
    background: ${token("primary")};
  }
  @media ${media.forcedColors} {
    & > [data-filled] {
      forced-color-adjust: none;
      border-color: CanvasText;
      background: CanvasText;
    }
  }
`;
