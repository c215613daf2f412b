import { type ReactNode, use, useId } from "react";
import { DatePickerStateContext, Popover } from "react-aria-components/DatePicker";
import { DateRangePickerStateContext } from "react-aria-components/DateRangePicker";
import { Dialog as PopoverDialog } from "react-aria-components/Dialog";
import styled from "styled-components";
import { useMedia } from "../../layout/useMedia.ts";
import { media } from "../../tokens/theme.ts";
import { Dialog } from "../Dialog/Dialog.tsx";
import { SheetHead } from "../Dialog/SheetHead.tsx";
import { popupStyle } from "../Menu/popupStyle.ts";

type CalendarSurfaceProps = {
  /** シートの見出し。何の日付か。 */
  title: string;
  children: (close: () => void) => ReactNode;
};

/** 暦の出るところ。欄から下がるか、スマートフォンでは下から出る紙。日付と期間の欄の中に置く。 */
export function CalendarSurface({ title, children }: CalendarSurfaceProps) {
  const titleId = useId();
  const onPhone = useMedia(media.mobile);
  const dayState = use(DatePickerStateContext);
  const rangeState = use(DateRangePickerStateContext);
  const state = dayState ?? rangeState;
  const close = () => state?.close();

  if (!onPhone) {
    return (
      <Hanging offset={4} placement="bottom start">
        <Inside>{children(close)}</Inside>
      </Hanging>
    );
  }
  if (!state?.isOpen) return null;
  return (
    <Dialog place="sheet" aria-labelledby={titleId} onClose={close}>
      <SheetHead title={title} titleId={titleId} onClose={close} />
      {children(close)}
    </Dialog>
  );
}

const Hanging = styled(Popover)`
  ${popupStyle}
`;

const Inside = styled(PopoverDialog)`
  outline: 0;
`;
