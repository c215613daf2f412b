import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export type StatusTone = "ok" | "wait" | "invited" | "stopped" | "error";
export type StatusProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  tone: StatusTone;
  /** 状態の言葉。形と色だけでは伝えない。 */
  children: string;
};

/** 状態を、形と色と言葉の三つで示す。 */
export function Status({ tone, children, ...rest }: StatusProps) {
  return (
    <Body {...rest} data-tone={tone}>
      {children}
    </Body>
  );
}

type Paint = { ink: string; mark: string; shape: string };

const disc = `border-radius: ${token("r-full")}; background: var(--mark-ink);`;
const ring = `border-radius: ${token("r-full")}; border: ${token("rule")} solid var(--mark-ink);`;
const square = `border-radius: ${token("hairline")}; background: var(--mark-ink);`;

const paints = {
  ok: { ink: token("ink"), mark: token("success"), shape: disc },
  wait: { ink: token("warn"), mark: token("warn-mark"), shape: `${square} transform: rotate(45deg);` },
  invited: { ink: token("info"), mark: token("info"), shape: ring },
  stopped: { ink: token("ink-3"), mark: token("line-strong"), shape: ring },
  error: { ink: token("danger"), mark: token("danger"), shape: square },
} as const satisfies Record<StatusTone, Paint>;

const Body = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-2")};
  font-size: ${token("fs-label")};
  font-weight: ${token("fw-label")};
  line-height: ${token("lh-label")};
  white-space: nowrap;

  &::before {
    content: "";
    flex: none;
    width: ${token("mark")};
    height: ${token("mark")};
    forced-color-adjust: none;
  }
  ${Object.entries(paints)
    .map(
      ([tone, { ink, mark, shape }]) => `
        &[data-tone="${tone}"] { color: ${ink}; --mark-ink: ${mark}; }
        &[data-tone="${tone}"]::before { ${shape} }`,
    )
    .join("\n")}

  @media ${media.forcedColors} {
    &[data-tone] {
      --mark-ink: CanvasText;
    }
  }
`;
