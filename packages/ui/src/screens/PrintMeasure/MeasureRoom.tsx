import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { PrintRoom } from "../../components/PrintSheet/PrintRoom.tsx";
import { printMeasureText } from "../../copy/printMeasure.ts";

type MeasureRoomProps = {
  /** 戻る先の測定会。紙があるとき。 */
  day?: number | undefined;
  children: ReactNode;
};

/** 測定会へ戻る道のある、紙を見る一面。 */
export function MeasureRoom({ day, children }: MeasureRoomProps) {
  const { formatMessage } = useIntl();
  return (
    <PrintRoom
      title={day === undefined ? formatMessage(printMeasureText.title) : undefined}
      backHref={`/evaluation-result/measuring-day${day === undefined ? "" : `?day=${day}`}`}
      back={formatMessage(printMeasureText.back)}
    >
      {children}
    </PrintRoom>
  );
}
