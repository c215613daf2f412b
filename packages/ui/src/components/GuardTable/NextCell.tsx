import type { PlayerGuard } from "@kyuseki/domain";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { useGuardWords } from "./useGuardWords.ts";

export type NextCellProps = { guard: PlayerGuard };

/** 次に投げられる日と、遅くなるわけ。 */
export function NextCell({ guard: { nextAllowed, reason } }: NextCellProps) {
  const words = useGuardWords();

  return (
    <Words data-told={reason !== null || undefined}>
      {words.date(nextAllowed)}
      {reason && <Reason>{words.reason(reason)}</Reason>}
    </Words>
  );
}

const Words = styled.span`
  &[data-told] {
    font-weight: ${token("fw-h3")};
  }
`;

const Reason = styled.small`
  display: block;
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-caption")};
  line-height: ${token("lh-label")};
  word-break: auto-phrase;
`;
