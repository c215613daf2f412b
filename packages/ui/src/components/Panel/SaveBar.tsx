import { useIntl } from "react-intl";
import { editingText } from "../../copy/controls/editing.ts";
import { unsavedText, unsavedValueText } from "../../copy/controls/unsaved.ts";
import { SaveButton, SaveRow, SaveState } from "./SaveRow.ts";

export type SaveBarProps = {
  /** 送る form の id。 */
  form: string;
  unsaved: number;
  busy: boolean;
  isSaved: boolean;
  /** 保存のボタンの言葉。 */
  saveLabel?: string;
  /** 変更がなくても「元に戻す」を置き、保存できたことは画面の下に残したまま伝える。 */
  isWhole?: boolean;
  onReset: () => void;
};

/** 区画の下の、保存の行。変えると、スマートフォンでは画面の下に残る。 */
export function SaveBar(props: SaveBarProps) {
  const { form, unsaved, busy, isSaved, saveLabel, isWhole = false, onReset } = props;
  const { formatMessage } = useIntl();
  const isClean = unsaved === 0;
  const state = isSaved ? formatMessage(unsavedText.saved) : formatMessage(unsavedText.unchanged);

  return (
    <SaveRow data-resting={(isClean && !(isWhole && isSaved)) || undefined}>
      <SaveState role="status">
        {isClean ? state : formatMessage(unsavedValueText.changes, { count: unsaved })}
      </SaveState>
      {(isWhole || !isClean) && (
        <SaveButton aria-disabled={isClean || busy || undefined} onClick={() => isClean || busy || onReset()}>
          {formatMessage(editingText.reset)}
        </SaveButton>
      )}
      <SaveButton
        type="submit"
        form={form}
        variant="primary"
        busy={busy}
        aria-disabled={isClean || undefined}
        onClick={(event) => isClean && event.preventDefault()}
      >
        {busy || !saveLabel ? formatMessage(busy ? editingText.saving : editingText.save) : saveLabel}
      </SaveButton>
    </SaveRow>
  );
}
