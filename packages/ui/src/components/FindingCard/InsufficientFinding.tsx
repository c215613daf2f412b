import { type ComponentPropsWithRef, useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { findingValueText } from "../../copy/paper.ts";
import { token } from "../../tokens/theme.ts";
import { Meter } from "../Meter/Meter.tsx";
import { cardStyle } from "./cardStyle.ts";

export type InsufficientFindingProps = Omit<ComponentPropsWithRef<"article">, "title" | "children"> & {
  title: string;
  have: number;
  need: number;
  /** 「球」「回」。 */
  unit: string;
  /** 数えないものなど。「角度のない球は数えません。」 */
  note?: string;
};

/** まだ記録が足りない。いくつあって、あといくつで見られるか。 */
export function InsufficientFinding({ title, have, need, unit, note, ...rest }: InsufficientFindingProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();

  return (
    <Card {...rest} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <p>
        <b>{formatMessage(findingValueText.progress, { have, need, unit })}</b>
      </p>
      <Meter value={have} max={need} size="m" />
      <strong>{formatMessage(findingValueText.remaining, { count: Math.max(0, need - have), unit })}</strong>
      {note && <small>{note}</small>}
    </Card>
  );
}

const Card = styled.article`
  ${cardStyle}
  border-style: dashed;
  border-color: ${token("line-strong")};

  & > h3 {
    font-size: ${token("fs-h3")};
  }
  & > p > b {
    font-feature-settings: "tnum", "lnum";
    font-size: ${token("fs-num-l")};
    line-height: ${token("lh-num-m")};
  }
  & > small {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
`;
