import { useIntl } from "react-intl";
import { Icon } from "../../../../components/Icon/Icon.tsx";
import { moreIcon } from "../../../../components/Icon/icons.ts";
import { memberListValueText } from "../../../../copy/members/memberList.ts";
import type { MemberRow } from "../memberRows.ts";
import { fetchMemberMenu } from "../parts.ts";
import { useActing } from "./acting.ts";

/** その他の操作を開くボタン。メニューそのものは、一覧にひとつだけある。 */
export function MemberRowMore({ row }: { row: MemberRow }) {
  const { formatMessage } = useIntl();
  const { openMenu } = useActing();

  return (
    <button
      type="button"
      data-part="more"
      aria-label={formatMessage(memberListValueText.moreOf, { name: row.name })}
      aria-haspopup="menu"
      onPointerEnter={warmUp}
      // A click by key focuses the first entry; a pointer does not need that.
      onClick={({ currentTarget, detail }) => openMenu(row, currentTarget, detail === 0 ? "first" : "container")}
    >
      <Icon path={moreIcon} />
    </button>
  );
}

/** A failed import is retried, and reported, at the press. */
const warmUp = () => void fetchMemberMenu().catch(() => undefined);
