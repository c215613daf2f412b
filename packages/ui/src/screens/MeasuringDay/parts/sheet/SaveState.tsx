import { useIntl } from "react-intl";
import styled from "styled-components";
import { Icon } from "../../../../components/Icon/Icon.tsx";
import { checkIcon } from "../../../../components/Icon/icons.ts";
import { SavedOnDevice } from "../../../../components/SavedOnDevice/SavedOnDevice.tsx";
import { editingText } from "../../../../copy/controls/editing.ts";
import { measuringText, measuringValueText } from "../../../../copy/practice/measuringDay.ts";
import { timeOf } from "../../../../format/date.ts";
import { useMedia } from "../../../../layout/useMedia.ts";
import { media, token } from "../../../../tokens/theme.ts";
import type { CellSaving } from "../openDayProps.ts";

/** いつまで保存されているか。送れていないものは、端末に残っていることを言う。 */
export function SaveState({ saving }: { saving: CellSaving }) {
  return (
    <>
      <SavedOnDevice {...saving.onDevice} />
      <Sent {...saving} />
    </>
  );
}

function Sent({ isSending, sentAtS, waiting }: Pick<CellSaving, "isSending" | "sentAtS" | "waiting">) {
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  if (isSending) return <State>{formatMessage(editingText.savingNow)}</State>;
  if (sentAtS === null || waiting > 0) return null;
  return (
    <State data-done="">
      <Icon path={checkIcon} size="s" />
      {isMobile
        ? formatMessage(measuringText.autosave)
        : formatMessage(measuringValueText.saved, { time: timeOf(sentAtS) })}
    </State>
  );
}

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-1")};
  color: ${token("ink-3")};
  font-size: ${token("fs-small")};

  &[data-done] {
    color: ${token("success")};
    font-weight: ${token("fw-label")};
  }
`;
