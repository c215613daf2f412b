import { type GoalSheet, goalCellAt, type StoredGoalSheet } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { goalSheetText } from "../../copy/notes/goalSheet.ts";
import { media, token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { checkIcon } from "../Icon/icons.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { goalDoneOn } from "./goalDoneOn.ts";
import { NineCell, NineCells } from "./nineStyle.ts";
import { useGoalCellWords } from "./useGoalCellWords.ts";

export type NineGridProps = {
  sheet: GoalSheet;
  measured: StoredGoalSheet["measured"];
  /** 押したマスの番号（`goalCellAt`）。なければ、見るだけ。 */
  onCell?: (cell: number) => void;
};

/** 9マス目標のまん中と、まわりの8つの目標（NO-2）。できたマスには印と日が付く。 */
export function NineGrid({ sheet, measured, onCell }: NineGridProps) {
  const { formatMessage } = useIntl();
  const { nameOf, doneWordsOf } = useGoalCellWords();

  return (
    <NineCells role={onCell ? undefined : "list"}>
      {cells.map((cell) => {
        const { text } = goalCellAt(sheet, cell);
        const day = goalDoneOn(sheet, measured, cell);
        const content = (
          <>
            {text === "" ? <Nothing>{formatMessage(goalSheetText.empty)}</Nothing> : <span>{text}</span>}
            {day !== null && (
              <>
                <Done path={checkIcon} size="s" />
                <VisuallyHidden>{doneWordsOf(day)}</VisuallyHidden>
              </>
            )}
          </>
        );
        const state = { "data-centre": cell === 0 || undefined, "data-done": day !== null || undefined };
        return onCell ? (
          <NineCell
            key={cell}
            {...state}
            type="button"
            aria-label={[nameOf(sheet, cell), day !== null && doneWordsOf(day)].filter(Boolean).join("、")}
            onClick={() => onCell(cell)}
          >
            {content}
          </NineCell>
        ) : (
          <NineCell key={cell} as="div" role="listitem" {...state}>
            {content}
          </NineCell>
        );
      })}
    </NineCells>
  );
}

/** Row by row, with the centre in the middle. */
const cells = [10, 20, 30, 40, 0, 50, 60, 70, 80];

const Nothing = styled.span`
  color: ${token("ink-3")};
  font-weight: ${token("fw-body")};

  [data-centre] > & {
    color: ${token("board-ink-2")};
  }
`;

const Done = styled(Icon)`
  position: absolute;
  inset-block-start: ${token("hairline")};
  inset-inline-end: ${token("hairline")};
  color: ${token("primary-text")};

  [data-centre] > & {
    color: ${token("board-lamp")};
  }
  @media ${media.forcedColors} {
    color: CanvasText;
  }
`;
