import type { MeasureItem } from "@kyuseki/domain";
import { useId } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { ClashChoice } from "../../../components/StaleChoice/ClashChoice.tsx";
import { editingText } from "../../../copy/controls/editing.ts";
import { overlayText } from "../../../copy/frame/overlay.ts";
import { itemText } from "../../../copy/team/settings.ts";
import type { Edits } from "../../../state/mergeValues.ts";
import { useVersionedForm } from "../../../state/useVersionedForm.ts";
import type { Saved } from "../../../state/useVersionedSave.ts";
import { ItemFields } from "./ItemFields.tsx";
import { checkItem, type ItemValues, itemValuesOf, newItem } from "./itemValues.ts";
import { useItemWords } from "./useItemWords.ts";

export type ItemDialogProps = {
  item: MeasureItem;
  kept: Edits<ItemValues> | null;
  onKeep: (edits: Edits<ItemValues> | null) => void;
  /** `over` が null なら追加。断られたときは `Failure` で reject する。先に保存した人がいれば `stale`。 */
  onSave: (values: ItemValues, over: MeasureItem | null) => Promise<Saved<MeasureItem>>;
  onArchive: (id: number) => Promise<void>;
  onClose: () => void;
};

/** 測定項目をひとつ、追加するか変える。閉じても、書きかけは次に開いたときに残っている。 */
export function ItemDialog({ item, kept, onKeep, onSave, onArchive, onClose }: ItemDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const { labelOf, wordsOf } = useItemWords();
  const isNew = item === newItem;
  const sheet = useVersionedForm({
    stored: item,
    valuesOf: itemValuesOf,
    kept,
    onKeep,
    check: checkItem,
    onSave: (values, over) => onSave(values, isNew ? null : over),
    onSaved: onClose,
  });
  const { busy, unsaved, clash } = sheet;

  return (
    <>
      <Modal
        title={formatMessage(isNew ? itemText.addTitle : itemText.editTitle)}
        footer={
          <>
            <Button aria-disabled={busy || undefined} onClick={() => busy || onClose()}>
              {formatMessage(overlayText.cancel)}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={busy}
              aria-disabled={unsaved === 0 || undefined}
              onClick={(event) => unsaved === 0 && event.preventDefault()}
            >
              {formatMessage(busy ? editingText.saving : isNew ? itemText.addAction : editingText.save)}
            </Button>
          </>
        }
        onClose={() => busy || onClose()}
      >
        <ItemFields
          id={formId}
          sheet={sheet}
          onArchive={
            isNew
              ? undefined
              : async () => {
                  await onArchive(item.id);
                  onClose();
                }
          }
        />
      </Modal>
      <ClashChoice clash={clash} labelOf={labelOf} wordsOf={wordsOf} />
    </>
  );
}
