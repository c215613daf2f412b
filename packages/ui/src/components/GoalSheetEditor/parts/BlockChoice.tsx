import { type GoalSheet, goalCellOfGrid } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { goalSheetText } from "../../../copy/notes/goalSheet.ts";
import { container, token } from "../../../tokens/theme.ts";
import { useGoalCellWords } from "../../NineGrid/useGoalCellWords.ts";
import { middleOf } from "./place.ts";

type BlockChoiceProps = {
  sheet: GoalSheet;
  /** 0〜8。4 がまん中。 */
  block: number;
  onBlock: (block: number) => void;
};

/** 狭いところで、どの9マスを書くかを選ぶ。 */
export function BlockChoice({ sheet, block, onBlock }: BlockChoiceProps) {
  const { formatMessage } = useIntl();
  const { nameOf } = useGoalCellWords();
  const wordsOf = (at: number) => {
    const { row, column } = middleOf(at);
    return at === centreBlock ? formatMessage(goalSheetText.centreBlock) : nameOf(sheet, goalCellOfGrid(row, column));
  };

  return (
    <Choice>
      <Blocks role="group" aria-label={formatMessage(goalSheetText.blocks)}>
        {blocks.map((at) => (
          <Part
            key={at}
            type="button"
            aria-label={wordsOf(at)}
            aria-pressed={at === block}
            data-centre={at === centreBlock || undefined}
            onClick={() => onBlock(at)}
          >
            {at === centreBlock ? null : at < centreBlock ? at + 1 : at}
          </Part>
        ))}
      </Blocks>
      <Title aria-live="polite">{wordsOf(block)}</Title>
    </Choice>
  );
}

const centreBlock = 4;
const blocks = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const Choice = styled.div`
  display: none;

  @container ${container.list} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${token("sp-4")};
  }
`;

const Blocks = styled.div`
  display: grid;
  grid-template-columns: repeat(3, ${token("touch")});
  gap: ${token("rule")};
`;

const Part = styled.button`
  height: ${token("touch")};
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-s")};
  background: ${token("surface")};
  color: ${token("ink-2")};

  &[data-centre] {
    background: ${token("board")};
    forced-color-adjust: none;
  }
  &[aria-pressed="true"] {
    border-color: ${token("primary")};
    background: ${token("primary")};
    color: ${token("primary-ink")};
    forced-color-adjust: none;
  }
`;

const Title = styled.b`
  min-width: 0;
  overflow-wrap: anywhere;
`;
