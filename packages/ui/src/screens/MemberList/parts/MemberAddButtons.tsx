import { useIntl } from "react-intl";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import type { ButtonSize } from "../../../components/Button/buttonStyle.ts";
import { membersIcon, userPlusIcon } from "../../../components/Icon/icons.ts";
import { memberListText } from "../../../copy/members/memberList.ts";

export type MemberAddButtonsProps = {
  size?: ButtonSize;
  /** 狭いところでは「一括」。 */
  short?: boolean;
};

/** メンバーを加える二つの道。 */
export function MemberAddButtons({ size = "m", short = false }: MemberAddButtonsProps) {
  const { formatMessage } = useIntl();
  const bulkAdd = formatMessage(memberListText.bulkAdd);

  return (
    <>
      <ButtonLink size={size} icon={membersIcon} aria-label={bulkAdd} href="/member-list/bulk-add">
        {short ? formatMessage(memberListText.bulkAddShort) : bulkAdd}
      </ButtonLink>
      <ButtonLink variant="primary" size={size} icon={userPlusIcon} href="/member-list?add=1">
        {formatMessage(memberListText.add)}
      </ButtonLink>
    </>
  );
}
