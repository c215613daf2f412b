import { type GoalSheet, goalCellOfGrid, type StoredGoalSheet } from "@kyuseki/domain";
import { type KeyboardEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { goalSheetText } from "../../../copy/notes/goalSheet.ts";
import { container, token } from "../../../tokens/theme.ts";
import { BlockChoice } from "./BlockChoice.tsx";
import { GoalGridCell } from "./GoalGridCell.tsx";
import { blockOf, middleOf, type Place, placeAfterKey } from "./place.ts";

type GoalGridProps = {
  sheet: GoalSheet;
  measured: StoredGoalSheet["measured"];
  mistakes: ReadonlyMap<number, string>;
  onOpen: (cell: number) => void;
};

/** 9×9 のマス。狭いところでは、9マスずつ出る。 */
export function GoalGrid({ sheet, measured, mistakes, onOpen }: GoalGridProps) {
  const { formatMessage } = useIntl();
  const grid = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>({ row: 4, column: 4 });

  const handleKey = (event: KeyboardEvent) => {
    const next = placeAfterKey(place, event);
    if (!next) return;
    event.preventDefault();
    setPlace(next);
    const target = grid.current?.querySelector<HTMLElement>(`[data-place="${next.row}-${next.column}"]`);
    // On a narrow page the next block is shown first.
    requestAnimationFrame(() => target?.focus());
  };

  return (
    <>
      <BlockChoice sheet={sheet} block={blockOf(place)} onBlock={(block) => setPlace(middleOf(block))} />
      <Grid ref={grid} role="grid" aria-label={formatMessage(goalSheetText.title)} onKeyDown={handleKey}>
        {nine.map((row) => (
          <Row key={row} role="row" data-outside={Math.floor(row / 3) !== Math.floor(place.row / 3) || undefined}>
            {nine.map((column) => (
              <GoalGridCell
                key={column}
                {...{ sheet, measured, mistakes, row, column }}
                isCurrent={place.row === row && place.column === column}
                isOutside={blockOf({ row, column }) !== blockOf(place)}
                onOpen={() => {
                  setPlace({ row, column });
                  onOpen(goalCellOfGrid(row, column));
                }}
              />
            ))}
          </Row>
        ))}
      </Grid>
    </>
  );
}

const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(9, minmax(0, 1fr));
  gap: ${token("rule")};

  @container ${container.list} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token("sp-1")};
  }
`;

const Row = styled.div`
  display: contents;

  /* Between blocks. */
  & > :nth-child(3n + 4) {
    margin-inline-start: ${token("sp-2")};
  }
  &:nth-child(3n + 4) > * {
    margin-block-start: ${token("sp-2")};
  }

  @container ${container.list} {
    &[data-outside] {
      display: none;
    }
    & > :nth-child(n) {
      margin: ${token("sp-0")};
    }
  }
`;
