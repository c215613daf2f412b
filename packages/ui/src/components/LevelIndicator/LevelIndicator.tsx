import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { lampText } from "../../copy/controls/statPanel.ts";
import { media, token } from "../../tokens/theme.ts";

/** `caution` from 80 % of the limit, `reached` at it or on a day of required rest, `over` above it. Rules decide. */
export type IndicatorLevel = keyof typeof lampText;
export type LevelIndicatorProps = Omit<ComponentPropsWithRef<"span">, "children"> & { level: IndicatorLevel };

/** 負荷の段階。灯る数と形と色と言葉で示す。 */
export function LevelIndicator({ level, ...rest }: LevelIndicatorProps) {
  const { formatMessage } = useIntl();

  return (
    <Body {...rest} data-level={level}>
      <Lights aria-hidden="true">
        <Light />
        <Light />
        <Light />
      </Lights>
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

const lights = Object.entries(paints).map(([level, { lit }]) => `[data-level="${level}"] > * > &${lit}`);

const Body = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-2")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-h3")};
  line-height: ${token("lh-label")};
  white-space: nowrap;

  ${Object.entries(paints)
    .map(([level, { color }]) => `&[data-level="${level}"] { --lit: ${color}; }`)
    .join("\n")}
  @media ${media.forcedColors} {
    &[data-level] {
      --lit: CanvasText;
    }
  }
`;

const Lights = styled.span`
  display: inline-flex;
  gap: ${token("edge")};
  border-radius: ${token("r-full")};

  /* What is over the limit is boxed in. */
  [data-level="over"] > & {
    outline: ${token("rule")} solid ${token("danger")};
    outline-offset: ${token("rule")};
    margin-inline: calc(2 * ${token("rule")});
  }
`;

const Light = styled.i`
  width: ${token("mark-l")};
  height: ${token("mark-l")};
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-full")};
  forced-color-adjust: none;

  @media ${media.forcedColors} {
    border-color: CanvasText;
  }
  ${lights.join(", ")} {
    border-color: var(--lit);
    background: var(--lit);
  }
`;
