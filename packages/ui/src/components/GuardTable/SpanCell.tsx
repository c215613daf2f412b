import type { GuardSpan } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { guardText, guardValueText } from "../../copy/practice/pitchGuard.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { figures, token } from "../../tokens/theme.ts";
import { Meter } from "../Meter/Meter.tsx";

export type SpanCellProps = {
  span: GuardSpan;
  /** 注意とする割合（%）。 */
  caution: number;
};

/** 投げた球数と上限、上限の目盛りのある棒。 */
export function SpanCell({ span: { pitches, limit }, caution }: SpanCellProps) {
  const { formatMessage } = useIntl();

  return (
    <Stack as="span" gap="xs">
      <span>
        <Count>{pitches}</Count>
        <Limit data-limited={limit !== null || undefined}>
          {limit === null ? formatMessage(guardText.unitNoLimit) : formatMessage(guardValueText.ofLimit, { limit })}
        </Limit>
      </span>
      {limit !== null && <Meter size="s" value={pitches} limit={limit} tone={toneOf(pitches, limit, caution)} />}
    </Stack>
  );
}

function toneOf(pitches: number, limit: number, caution: number) {
  if (pitches >= limit) return "danger";
  return pitches * 100 >= caution * limit ? "warn" : "team";
}

const Count = styled.b`
  ${figures}
  font-size: ${token("fs-num-m")};
  font-weight: ${token("fw-num-m")};
  line-height: ${token("lh-label")};
`;

const Limit = styled.small`
  margin-inline-start: ${token("sp-1")};
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
  word-break: auto-phrase;

  &[data-limited] {
    white-space: nowrap;
  }
`;
