import { useIntl } from "react-intl";
import { SaveButton, SaveRow, SaveState } from "../../../components/Panel/SaveRow.ts";
import { actionText } from "../../../copy/controls/action.ts";
import { settingText, settingValueText } from "../../../copy/team/settings.ts";

type SaveBarProps = {
  /** 送る form の id。 */
  form: string;
  unsaved: number;
  busy: boolean;
  isSaved: boolean;
  onReset: () => void;
};

/** 区画の下の、保存の行。変えると、スマートフォンでは画面の下に残る。 */
export function SaveBar({ form, unsaved, busy, isSaved, onReset }: SaveBarProps) {
  const { formatMessage } = useIntl();
  const isClean = unsaved === 0;
  const state = isSaved ? formatMessage(settingText.saved) : formatMessage(settingText.unchanged);

  return (
    <SaveRow data-resting={isClean || undefined}>
      <SaveState role="status">
        {isClean ? state : formatMessage(settingValueText.unsaved, { count: unsaved })}
      </SaveState>
      {!isClean && (
        <SaveButton aria-disabled={busy || undefined} onClick={() => busy || onReset()}>
          {formatMessage(actionText.reset)}
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
        {formatMessage(busy ? actionText.saving : actionText.save)}
      </SaveButton>
    </SaveRow>
  );
}
