import type { GuardedPlayer } from "@kyuseki/domain";
import type { GuardWeek } from "@kyuseki/domain/pitchGuard";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { guardText, guardValueText } from "../../copy/practice/pitchGuard.ts";
import { figures, token } from "../../tokens/theme.ts";
import { useGuardWords } from "./useGuardWords.ts";

export type AllowedCellProps = {
  guard: GuardedPlayer["guard"];
  /** 何日あとのことか。1は明日。 */
  days: number;
  week: GuardWeek;
};

/** その日に投げられる球数、1日の上限がなければその週の残り。痛みの報告があれば、確認が先。 */
export function AllowedCell({ guard, days, week }: AllowedCellProps) {
  const { formatMessage } = useIntl();
  const words = useGuardWords();
  const coming = guard.coming[days - 1];
  const pitches = coming?.pitches ?? null;
  const n = (parts: unknown) => <Count key={String(parts)}>{String(parts)}</Count>;
  const ofWeek = coming !== undefined && pitches !== null && pitches > 0 && guard.today.limit === null;

  const allowed =
    pitches === null ? (
      <Words>{formatMessage(guardText.noLimit)}</Words>
    ) : pitches === 0 ? (
      <Words data-off="">{formatMessage(guardText.off)}</Words>
    ) : (
      <Words>{formatMessage(ofWeek ? guardValueText.leftInWeek : guardValueText.upTo, { count: pitches, n })}</Words>
    );
  return (
    <>
      {guard.pain && <Words data-off="">{formatMessage(guardText.check)}</Words>}
      {guard.pain ? <Under>{allowed}</Under> : allowed}
      {ofWeek && <Under>{words.week(coming.date, week)}</Under>}
    </>
  );
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

const Under = styled.small`
  display: block;
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
  white-space: nowrap;
`;

const Count = styled.b`
  margin-inline: ${token("rule")};
  color: ${token("ink")};
  ${figures}
  font-size: ${token("fs-num-m")};

  small & {
    color: ${token("ink-2")};
    font-size: ${token("fs-small")};
  }
`;
