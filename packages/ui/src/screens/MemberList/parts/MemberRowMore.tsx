import { useIntl } from "react-intl";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { memberValueText } from "../../../copy/members/members.ts";
import { useActing } from "./acting.ts";
import type { MemberRow } from "./memberRows.ts";
import { fetchMemberMenu } from "./parts.ts";

export type MemberRowMoreProps = { row: MemberRow };

/** その他の操作を開くボタン。メニューそのものは、一覧にひとつだけある。 */
export function MemberRowMore({ row }: MemberRowMoreProps) {
  const { formatMessage } = useIntl();
  const { openMenu } = useActing();

  return (
    <button
      type="button"
      data-part="more"
      aria-label={formatMessage(memberValueText.moreOf, { name: row.name })}
      aria-haspopup="menu"
      onPointerEnter={warmUp}
      // A click made by a key moves on to the first entry; a pointer needs none.
      onClick={({ currentTarget, detail }) => openMenu(row, currentTarget, detail === 0 ? "first" : "container")}
    >
      <Icon name="more" />
    </button>
  );
}

/** What fails here is asked for again, and reported, at the press. */
const warmUp = () => void fetchMemberMenu().catch(() => undefined);
