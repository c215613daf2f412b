import { useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { FilterButton } from "../../../components/FilterSheet/FilterButton.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { filterText } from "../../../copy/controls/filter.ts";
import { tableText, tableValueText } from "../../../copy/controls/table.ts";
import { noNoteConditions } from "../view.ts";
import { NoteConditionsPart, type NoteConditionsPartProps } from "./NoteConditionsPart.tsx";

type NoteConditionsButtonProps = NoteConditionsPartProps & {
  count: number;
  /** 閉じて結果を見るボタンの言葉。 */
  done: string;
};

/** 広い画面の、選手・テンプレート・期間の絞り込み。 */
export function NoteConditionsButton({ count, done, ...part }: NoteConditionsButtonProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const word = formatMessage(tableText.filter);
  const close = () => setOpen(false);

  return (
    <>
      <FilterButton
        look="word"
        label={count === 0 ? word : formatMessage(tableValueText.filterWith, { count })}
        count={count}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Modal
          size="s"
          title={word}
          footer={
            <>
              {count > 0 && (
                <Button onClick={() => part.onChange(noNoteConditions)}>{formatMessage(filterText.clear)}</Button>
              )}
              <Button variant="primary" onClick={close}>
                {done}
              </Button>
            </>
          }
          onClose={close}
        >
          <NoteConditionsPart {...part} />
        </Modal>
      )}
    </>
  );
}
