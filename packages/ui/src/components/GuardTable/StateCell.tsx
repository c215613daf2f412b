import { type GuardedPlayer, memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { finishedBatterText } from "../../copy/practice/finishedBatter.ts";
import { guardText, guardValueText } from "../../copy/practice/pitchGuard.ts";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { GuardState } from "../GuardState/GuardState.tsx";
import { useGuardWords } from "./useGuardWords.ts";

export type StateCellProps = {
  player: GuardedPlayer;
  /** その日が、上限に達した打者の途中で終わったことを言い、または取り消す。 */
  onFinishedBatter: (player: GuardedPlayer, day: { date: string; finished: boolean }) => void;
};

/** 段階と痛み、きのうの超過、打者の途中での到達、学年が変わったこと。 */
export function StateCell({ player, onFinishedBatter }: StateCellProps) {
  const { formatMessage } = useIntl();
  const words = useGuardWords();
  const { guard } = player;
  const { batter, grade_change: change, yesterday } = guard;
  const name = memberName(player);

  return (
    <Lines>
      <GuardState guard={guard}>{formatMessage(guardText.countsOnly)}</GuardState>
      {yesterday && <Line data-over="">{words.yesterday(yesterday)}</Line>}
      {change && <Line>{words.gradeChange(change)}</Line>}
      {batter?.finished && <Line>{formatMessage(guardValueText.finishedOn, { date: words.date(batter.date) })}</Line>}
      {batter && (
        <Press
          size="s"
          aria-label={formatMessage(batter.finished ? guardValueText.takeBackOf : guardValueText.finishedOf, { name })}
          onClick={() => onFinishedBatter(player, { date: batter.date, finished: !batter.finished })}
        >
          {formatMessage(batter.finished ? finishedBatterText.takeBack : finishedBatterText.finished)}
        </Press>
      )}
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token("sp-1")};
`;

const Line = styled.small`
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-label")};
  word-break: auto-phrase;

  &[data-over] {
    color: ${token("danger")};
  }
`;

/** Stays pressable on a card that is itself a button. */
const Press = styled(Button)`
  position: relative;
  z-index: 1;
`;
