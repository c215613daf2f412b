import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { navigationText } from "../../copy/frame/nav.ts";
import { media, token } from "../../tokens/theme.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export type StepsProps = Omit<ComponentPropsWithRef<"ol">, "children"> & {
  /** 何の手順か。読み上げだけに使う。 */
  label: string;
  /** 2〜5個の短い言葉。 */
  steps: readonly string[];
  /** いまの手順。0 から数え、`steps` の数と同じなら、すべて終わっている。 */
  current: number;
};

/** 手順のどこに居るか。終わった所は塗り、いまは黄色、これからは枠だけのひし形。 */
export function Steps({ label, steps, current, ...rest }: StepsProps) {
  const { formatMessage } = useIntl();

  return (
    <Row {...rest} aria-label={label}>
      {steps.map((step, index) => (
        <Step key={step} data-state={stateOf(index, current)} aria-current={index === current ? "step" : undefined}>
          <Diamond />
          <span>
            {step}
            {index < current && <VisuallyHidden>（{formatMessage(navigationText.stepDone)}）</VisuallyHidden>}
          </span>
        </Step>
      ))}
    </Row>
  );
}

type StepState = "done" | "now" | "next";
const stateOf = (index: number, current: number): StepState =>
  index < current ? "done" : index === current ? "now" : "next";

const diamond = `calc(${token("icon-s")} - ${token("hairline")})`;

const paints = {
  done: { ink: token("ink"), ground: token("primary"), edge: token("primary"), ring: "transparent" },
  now: { ink: token("ink"), ground: token("accent"), edge: token("primary"), ring: token("primary") },
  next: { ink: token("ink-3"), ground: "transparent", edge: token("line-strong"), ring: "transparent" },
} as const satisfies Record<StepState, { ink: string; ground: string; edge: string; ring: string }>;

const Row = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")};
  min-width: 0;
  font-size: ${token("fs-label")};
  font-weight: ${token("fw-label")};
  line-height: ${token("lh-label")};

  @media ${media.mobile} {
    gap: ${token("sp-1")};
  }
`;

const Step = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-2")};
  position: relative;

  & + &::before {
    content: "";
    width: ${token("sp-7")};
    border-block-start: ${token("rule")} solid ${token("line-2")};
  }
  ${Object.entries(paints)
    .map(([state, { ink }]) => `&[data-state="${state}"] { color: ${ink}; }`)
    .join("\n")}
  @media ${media.mobile} {
    gap: ${token("sp-1")};

    & + &::before {
      width: ${token("sp-2")};
    }
  }
`;

const Diamond = styled.i`
  flex: none;
  width: ${diamond};
  height: ${diamond};
  margin: ${token("edge")};
  border: ${token("rule")} solid;
  border-radius: ${token("r-xs")};
  rotate: 45deg;

  ${Object.entries(paints)
    .map(
      ([state, { ground, edge, ring }]) => `
        [data-state="${state}"] > & {
          border-color: ${edge}; background: ${ground}; box-shadow: 0 0 0 ${token("rule")} ${ring};
        }`,
    )
    .join("\n")}
  @media ${media.forcedColors} {
    [data-state="done"] > & {
      forced-color-adjust: none;
      border-color: CanvasText;
      background: CanvasText;
    }
    [data-state="now"] > & {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      box-shadow: none;
      outline: ${token("rule")} solid CanvasText;
      outline-offset: ${token("hairline")};
    }
  }
`;
