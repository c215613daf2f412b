import { useIntl } from "react-intl";
import { navText } from "../../copy/frame/shell.ts";
import { Badge } from "../Badge/Badge.tsx";
import { Link } from "../Link/Link.tsx";
import { Entry, NavSign } from "./navEntryStyle.ts";
import { isInside, type NavItem, navIcons } from "./navItem.ts";

type Look = "row" | "rail" | "touch" | "sub" | "tile";
export type NavEntryProps = {
  item: NavItem;
  /** 横の列の行、絵だけ、全画面メニュー、中の行、中のタイル。 */
  look: Look;
  onClick?: () => void;
};

/** 行き先ひとつ。いまいる場所は地と太字と五角形で示す。 */
export function NavEntry({ item, look, onClick }: NavEntryProps) {
  const { formatMessage } = useIntl();

  return (
    <Entry data-look={look} data-inside={isInside(item) || undefined}>
      <Link
        href={item.href}
        look="bare"
        native={item.native ?? false}
        aria-current={item.current ? "page" : undefined}
        onClick={onClick}
      >
        {look !== "sub" && look !== "tile" && <NavSign path={navIcons[item.id]} />}
        <span data-part="label">{formatMessage(navText[item.id])}</span>
        {item.badge ? (
          <span data-part="badge">
            <Badge count={item.badge} />
          </span>
        ) : null}
      </Link>
    </Entry>
  );
}
