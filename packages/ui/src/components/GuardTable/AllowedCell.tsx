import type { GuardedPlayer } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { guardText, guardValueText } from "../../copy/practice/pitchGuard.ts";
import { figures, token } from "../../tokens/theme.ts";

export type AllowedCellProps = { guard: GuardedPlayer["guard"] /** 何日あとのことか。1は明日。 */; ahead: number };

/** その日に投げられる球数。 */
export function AllowedCell({ guard, ahead }: AllowedCellProps) {
  const { formatMessage } = useIntl();
  const pitches = guard.coming[ahead - 1]?.pitches ?? null;
  const n = (parts: unknown) => <Count key={String(parts)}>{String(parts)}</Count>;

  if (pitches === null) return <Words>{formatMessage(guardText.noLimit)}</Words>;
  if (pitches === 0) return <Words data-off="">{formatMessage(guardText.off)}</Words>;
  const text = guard.today.limit === null ? guardValueText.upToWeek : guardValueText.upTo;
  return <Words>{formatMessage(text, { count: pitches, n })}</Words>;
}

const Words = styled.span`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
  white-space: nowrap;

  &[data-off] {
    color: ${token("danger")};
    font-size: ${token("fs-body")};
    font-weight: ${token("fw-h3")};
  }
`;

const Count = styled.b`
  margin-inline: ${token("rule")};
  color: ${token("ink")};
  ${figures}
  font-size: ${token("fs-num-m")};
`;
