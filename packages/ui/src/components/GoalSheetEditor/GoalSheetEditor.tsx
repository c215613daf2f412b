import { type GoalCell, type GoalSheet, goalCellAt, type StoredGoalSheet, withGoalCell } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { goalSheetText as text } from "../../copy/notes/goalSheet.ts";
import { Note } from "../../layout/Text/Note.ts";
import { token } from "../../tokens/theme.ts";
import { Banner } from "../Banner/Banner.tsx";
import { Button } from "../Button/Button.tsx";
import { useGoalCellWords } from "../NineGrid/useGoalCellWords.ts";
import { GoalCellDialog } from "./parts/GoalCellDialog.tsx";
import { GoalGrid } from "./parts/GoalGrid.tsx";
import { isSameSheet } from "./parts/isSameSheet.ts";

export type GoalSheetEditorProps = {
  stored: StoredGoalSheet;
  onSave: (sheet: GoalSheet) => void;
  isBusy: boolean;
  /** マスの番号ごとに、何がいけないか。 */
  mistakes: ReadonlyMap<number, string>;
  /** 今日（日本時間）。できた日の欄に使う。 */
  today: string;
  /** 書きかけを親が持つとき、その内容。 */
  draft?: GoalSheet | null;
  /** 書きかけを親が持つとき、マスが変わるたびに、すべてを渡す。 */
  onChange?: (sheet: GoalSheet) => void;
};

/**
 * 9マス目標の81マスを書く（NO-2）。書きかけは `onChange` があれば親が、なければここで持つ。
 * ここで持つときは、親が `key` を替えると `stored` から始め直す。
 */
export function GoalSheetEditor({
  stored,
  onSave,
  isBusy,
  mistakes,
  today,
  draft = null,
  onChange,
}: GoalSheetEditorProps) {
  const { formatMessage } = useIntl();
  const { placeOf } = useGoalCellWords();
  const [held, setHeld] = useState<GoalSheet | null>(null);
  const sheet = (onChange ? draft : held) ?? stored.sheet;
  const [open, setOpen] = useState<number | null>(null);
  const isSaved = isSameSheet(sheet, stored.sheet);

  const handleCell = (cell: number, content: GoalCell) => {
    const next = withGoalCell(sheet, cell, content);
    setHeld(next);
    onChange?.(next);
    setOpen(null);
  };

  return (
    <Frame>
      <Note>{formatMessage(text.keys)}</Note>
      {mistakes.size > 0 && (
        <Banner tone="d">
          {formatMessage(text.mistakes)}
          <ul>
            {[...mistakes].map(([cell, sentence]) => (
              <li key={cell}>
                {placeOf(cell)} {sentence}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <GoalGrid sheet={sheet} measured={stored.measured} mistakes={mistakes} onOpen={setOpen} />
      <Acts>
        <Note role="status">{formatMessage(isSaved ? text.saved : text.unsaved)}</Note>
        <Button
          variant="primary"
          busy={isBusy}
          onClick={() => {
            onSave(sheet);
          }}
        >
          {formatMessage(text.save)}
        </Button>
      </Acts>
      {open !== null && (
        <GoalCellDialog
          key={open}
          cell={goalCellAt(sheet, open)}
          title={placeOf(open)}
          reached={stored.measured.find((one) => one.cell === open)}
          items={stored.items}
          today={today}
          error={mistakes.get(open)}
          onDecide={(content) => handleCell(open, content)}
          onClose={() => setOpen(null)}
        />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${token("sp-4")};
  min-width: 0;
  container-type: inline-size;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token("sp-2")} ${token("sp-4")};
`;
