import { useIntl } from "react-intl";
import { Banner } from "../../../../components/Banner/Banner.tsx";
import { useFailureSentence } from "../../../../components/Banner/useFailureSentence.ts";
import { Button } from "../../../../components/Button/Button.tsx";
import { measuringText, measuringValueText } from "../../../../copy/practice/measuringDay.ts";
import { timeOf } from "../../../../format/date.ts";
import { Remark } from "../../../../layout/Text/Remark.ts";
import { callFailure } from "../../../../state/callFailure.ts";
import type { CellSaving } from "../openDayProps.ts";
import { UnsentRow } from "./UnsentRow.tsx";

type UnsentLineProps = {
  isClosed: boolean;
  /** 直す・確認のものも合わせた、送っていないマス。 */
  unsent: number;
  saving: CellSaving;
  onResend: () => void;
};

/** この端末にだけある入力と、それをどうすればよいか。 */
export function UnsentLine({ isClosed, unsent, saving, onResend }: UnsentLineProps) {
  const { formatMessage } = useIntl();
  const { isOnline, isSending, waiting, onDevice, sentAtS, failure } = saving;
  const reason = useFailureSentence(failure ? callFailure(failure) : undefined) ?? "";

  if (isClosed) {
    if (unsent === 0) return null;
    return <Banner tone="w">{formatMessage(measuringValueText.closedUnsent, { count: unsent })}</Banner>;
  }
  if (waiting === 0) return null;
  if (!isOnline) {
    // Nothing is said to be stored before it is.
    if (onDevice.stored === 0) return null;
    return (
      <Banner tone="i" role="status">
        <UnsentRow>
          {formatMessage(measuringValueText.queued, { count: onDevice.stored })}
          {sentAtS !== null && <Remark>{formatMessage(measuringValueText.lastSent, { time: timeOf(sentAtS) })}</Remark>}
        </UnsentRow>
      </Banner>
    );
  }
  if (!failure) return null;
  return (
    <Banner tone="d">
      <UnsentRow>
        {formatMessage(measuringValueText.failed, { count: waiting, reason })}
        <Button size="s" busy={isSending} onClick={onResend}>
          {formatMessage(measuringText.resend)}
        </Button>
      </UnsentRow>
    </Banner>
  );
}
