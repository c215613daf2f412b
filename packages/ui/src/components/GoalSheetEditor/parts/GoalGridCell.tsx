import { type GoalSheet, goalCellAt, goalCellOfGrid, type StoredGoalSheet } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { goalSheetText } from "../../../copy/notes/goalSheet.ts";
import { container, media, token } from "../../../tokens/theme.ts";
import { Icon } from "../../Icon/Icon.tsx";
import { checkIcon, gaugeIcon } from "../../Icon/icons.ts";
import { goalDoneOn } from "../../NineGrid/goalDoneOn.ts";
import { useGoalCellWords } from "../../NineGrid/useGoalCellWords.ts";
import { blockOf } from "./place.ts";

type GoalGridCellProps = {
  sheet: GoalSheet;
  measured: StoredGoalSheet["measured"];
  mistakes: ReadonlyMap<number, string>;
  row: number;
  column: number;
  /** Tabキーで入るのは、この一つだけ。 */
  isCurrent: boolean;
  /** 狭いところでは出ない。 */
  isOutside: boolean;
  onOpen: () => void;
};

/** 81マスのひとつ。 */
export function GoalGridCell({
  sheet,
  measured,
  mistakes,
  row,
  column,
  isCurrent,
  isOutside,
  onOpen,
}: GoalGridCellProps) {
  const { formatMessage } = useIntl();
  const { nameOf, doneWordsOf } = useGoalCellWords();
  const cell = goalCellOfGrid(row, column);
  const { text, tie } = goalCellAt(sheet, cell);
  const day = goalDoneOn(sheet, measured, cell);
  const mistake = mistakes.get(cell);

  return (
    <Place role="gridcell" data-outside={isOutside || undefined}>
      <Cell
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={[nameOf(sheet, cell), day !== null && doneWordsOf(day), mistake].filter(Boolean).join("、")}
        data-place={`${row}-${column}`}
        data-kind={cell === 0 ? "centre" : cell % 10 === 0 ? "goal" : "action"}
        data-even={blockOf({ row, column }) % 2 === 1 || undefined}
        data-done={day !== null || undefined}
        data-mistaken={mistake !== undefined || undefined}
        onClick={onOpen}
      >
        {text === "" ? <Nothing>{formatMessage(goalSheetText.empty)}</Nothing> : text}
        {day !== null && <Mark path={checkIcon} size="s" />}
        {day === null && tie !== null && <Mark path={gaugeIcon} size="s" />}
      </Cell>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  min-width: 0;

  @container ${container.list} {
    &[data-outside] {
      display: none;
    }
  }
`;

const Cell = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  min-width: 0;
  min-height: ${token("row-l")};
  padding: ${token("sp-1")};
  border: ${token("hairline")} solid ${token("line-2")};
  border-radius: ${token("r-s")};
  background: ${token("surface")};
  color: ${token("ink")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-label")};
  text-align: center;
  word-break: auto-phrase;
  overflow-wrap: anywhere;

  &[data-even] {
    background: ${token("surface-2")};
  }
  &:hover {
    background: ${token("surface-3")};
  }
  &[data-kind="goal"] {
    border-color: ${token("line-strong")};
    background: ${token("surface-3")};
    font-weight: ${token("fw-label")};
  }
  &[data-done] {
    border-color: ${token("primary")};
    background: ${token("primary-soft")};
  }
  &[data-kind="centre"] {
    border-color: ${token("board")};
    background: ${token("board")};
    color: ${token("board-lamp")};
    font-weight: ${token("fw-label")};
    forced-color-adjust: none;
  }
  &[data-mistaken] {
    border-color: ${token("danger")};
    box-shadow: inset 0 0 0 ${token("hairline")} ${token("danger")};
  }
  &:focus-visible {
    z-index: ${token("z-raised")};
  }
  @container ${container.list} {
    min-height: ${token("row-l")};
    aspect-ratio: 4 / 3;
    font-size: ${token("fs-small")};
  }
  @media ${media.forcedColors} {
    &[data-done] {
      border-width: ${token("edge")};
    }
  }
`;

const Nothing = styled.span`
  color: ${token("ink-3")};
  font-weight: ${token("fw-body")};

  [data-kind="centre"] > & {
    color: ${token("board-ink-2")};
  }
`;

const Mark = styled(Icon)`
  position: absolute;
  inset-block-start: ${token("hairline")};
  inset-inline-end: ${token("hairline")};
  color: ${token("ink-3")};

  [data-done] > & {
    color: ${token("primary-text")};
  }
  [data-kind="centre"] > & {
    color: ${token("board-lamp")};
  }
`;
