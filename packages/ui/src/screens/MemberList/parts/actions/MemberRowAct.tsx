import { useIntl } from "react-intl";
import { Link } from "../../../../components/Link/Link.tsx";
import { memberListValueText, memberRowText } from "../../../../copy/members/memberList.ts";
import type { MemberRow } from "../memberRows.ts";
import { useActing } from "./acting.ts";
import { rowActionOf } from "./memberAction.ts";

/** その選手がいちばん待っていること。なければ何も置かない。 */
export function MemberRowAct({ row: { member, name } }: { row: MemberRow }) {
  const { formatMessage } = useIntl();
  const { team, busy, act } = useActing();
  const action = rowActionOf(member, team);
  if (action === null) return null;

  const words = formatMessage(memberRowText[action]);
  const look = {
    "aria-label": formatMessage(memberListValueText.actOf, { action: words, name }),
    "data-part": "act",
    "data-size": "s",
    "data-variant": action === "accept" ? "primary" : "secondary",
  };
  if (action === "review") {
    return (
      <Link {...look} look="bare" href={`/member-list/${member.id}`}>
        {words}
      </Link>
    );
  }
  const isBusy = busy.has(member.id);
  return (
    <button
      {...look}
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) act(action, [member]);
      }}
    >
      {words}
    </button>
  );
}
