import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { lampText } from "../../copy/statPanel.ts";
import { media, token } from "../../tokens/theme.ts";

/** `caution` from 80 % of the limit, `reached` at it or on a day of required rest, `over` above it. Rules decide. */
export type IndicatorLevel = keyof typeof lampText;
export type LevelIndicatorProps = Omit<ComponentPropsWithRef<"span">, "children"> & { level: IndicatorLevel };

/** 負荷の段階。灯る数と形と色と言葉で示す。 */
export function LevelIndicator({ level, ...rest }: LevelIndicatorProps) {
  const { formatMessage } = useIntl();

  return (
    <Body {...rest} data-level={level}>
      <span aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {formatMessage(lampText[level])}
    </Body>
  );
}

const paints = {
  room: { color: token("success"), lit: ":nth-child(1)" },
  caution: { color: token("warn-mark"), lit: ":nth-child(-n + 2)" },
  reached: { color: token("danger"), lit: "" },
  over: { color: token("danger"), lit: "" },
} as const satisfies Record<IndicatorLevel, { color: string; lit: string }>;

const Body = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-2")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-h3")};
  line-height: ${token("lh-label")};
  white-space: nowrap;

  & > span {
    display: inline-flex;
    gap: ${token("edge")};
    border-radius: ${token("r-full")};
  }
  & i {
    width: 0.6875rem;
    height: 0.6875rem;
    border: ${token("hairline")} solid ${token("line-strong")};
    border-radius: ${token("r-full")};
    forced-color-adjust: none;
  }
  ${Object.entries(paints)
    .map(
      ([level, { color, lit }]) => `&[data-level="${level}"] i${lit} { background: ${color}; border-color: ${color}; }`,
    )
    .join("\n")}

  /* What is over the limit is boxed in. */
  &[data-level="over"] > span {
    outline: ${token("rule")} solid ${token("danger")};
    outline-offset: ${token("rule")};
    margin-inline: calc(2 * ${token("rule")});
  }
  @media ${media.forcedColors} {
    & i {
      border-color: CanvasText;
    }
    ${Object.entries(paints)
      .map(
        ([level, { lit }]) => `&[data-level="${level}"] i${lit} { background: CanvasText; border-color: CanvasText; }`,
      )
      .join("\n")}
  }
`;
