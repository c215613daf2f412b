import { type ComponentPropsWithRef, useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { findingValueText } from "../../copy/support/paper.ts";
import { Caption } from "../../layout/Text/Caption.ts";
import { token } from "../../tokens/theme.ts";
import { Meter } from "../Meter/Meter.tsx";
import { Card, CardTitle } from "./cardStyle.ts";

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
    <Place {...rest} aria-labelledby={titleId}>
      <CardTitle id={titleId}>{title}</CardTitle>
      <p>
        <Progress>{formatMessage(findingValueText.progress, { have, need, unit })}</Progress>
      </p>
      <Meter value={have} max={need} size="m" />
      <strong>{formatMessage(findingValueText.remaining, { count: Math.max(0, need - have), unit })}</strong>
      {note && <Caption>{note}</Caption>}
    </Place>
  );
}

const Place = styled(Card)`
  border-style: dashed;
  border-color: ${token("line-strong")};
`;

const Progress = styled.b`
  font-feature-settings: "tnum", "lnum";
  font-size: ${token("fs-num-l")};
  line-height: ${token("lh-num-m")};
`;
