import type { CSSProperties } from "react";
import styled from "styled-components";
import { signed } from "../../../components/Delta/signed.ts";
import { media, token } from "../../../tokens/theme.ts";

export type DifferenceBarProps = {
  /** 平均との差。null は比べられない。 */
  value: number | null;
  /** 棒がいっぱいになる差。 */
  full: number;
};

/** 平均より上は右へ、下は左へ伸びる棒と、その差。 */
export function DifferenceBar({ value, full }: DifferenceBarProps) {
  if (value === null) return "–";
  const share = full === 0 ? 0 : Math.min(1, Math.abs(value) / full);

  return (
    <Row>
      <Track aria-hidden="true">
        <Bar data-side={value < 0 ? "under" : "over"} style={lengthOf(share)} />
      </Track>
      <Value>{signed(value, 1)}</Value>
    </Row>
  );
}

/** React's style type lacks custom properties. */
const lengthOf = (share: number) => ({ "--length": `${share * 50}%` }) as CSSProperties;

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
`;

const Track = styled.span`
  position: relative;
  flex: 1;
  min-width: ${token("sp-7")};
  height: ${token("sp-4")};

  &::before {
    content: "";
    position: absolute;
    inset-block: 0;
    inset-inline-start: 50%;
    border-inline-start: ${token("hairline")} solid ${token("line-strong")};
  }
`;

const Bar = styled.i`
  position: absolute;
  inset-block: ${token("sp-1")};
  width: var(--length);
  border-radius: ${token("r-xs")};
  background: ${token("chart-5")};

  &[data-side="over"] {
    inset-inline-start: 50%;
  }
  &[data-side="under"] {
    inset-inline-end: 50%;
  }
  @media ${media.forcedColors} {
    forced-color-adjust: none;
    background: Highlight;
  }
`;

const Value = styled.b`
  flex: none;
  min-width: ${token("sp-8")};
  font-family: ${token("font-num")};
  font-weight: ${token("fw-num-s")};
  font-feature-settings: "tnum", "lnum";
  text-align: end;
`;
