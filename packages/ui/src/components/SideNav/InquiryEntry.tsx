import { useIntl } from "react-intl";
import { shellText } from "../../copy/frame/shell.ts";
import { messageIcon } from "../Icon/icons.ts";
import { Entry, NavSign } from "./navEntryStyle.ts";

export type InquiryEntryProps = { look: "row" | "rail" | "touch"; onClick: () => void };

/** お問い合わせを開く。行き先と並ぶが、画面は移らない。 */
export function InquiryEntry({ look, onClick }: InquiryEntryProps) {
  const { formatMessage } = useIntl();

  return (
    <Entry data-look={look}>
      <button type="button" aria-haspopup="dialog" onClick={onClick}>
        <NavSign path={messageIcon} />
        <span data-part="label">{formatMessage(shellText.inquiry)}</span>
      </button>
    </Entry>
  );
}
